"""How the explorers of promotion and settlement look: pictures left, words right, rows of fields beneath."""

PROMOTING_CSS = """
/* ---- promotion: table and ladders left, words right, three rows of fields beneath ---- */
.gl-promotion .gl-left { gap: 6px; }
.gl-promotion .gl-left .gl-board > svg { max-height: 33vh; }
.gl-promotion .gl-controls { gap: 4px 6px; margin-top: 6px; }
.gl-promotion .gl-controls .widget-dropdown { width: auto; }
.gl-promotion .gl-controls .widget-dropdown .widget-label { min-width: 0; margin-right: 4px; color: var(--gl-text); }
.gl-promotion .gl-controls .widget-dropdown select { width: auto; min-width: 52px; }
.gl-promotion .gl-controls .widget-label { color: var(--gl-text); }
.gl-promotion .gl-controls .gl-number-box { width: auto; }
.gl-promotion .gl-controls .widget-checkbox { margin-left: 4px !important; }
.gl-promotion .gl-controls .widget-checkbox input { margin: 0 4px 0 0; }
.gl-promotion .gl-controls .gl-number-box input { width: 64px; flex: none; }

/* ---- settlement: which game, beside the steps ---- */
.gl-settling .gl-controls .widget-dropdown { width: auto; }
.gl-settling .gl-controls .widget-dropdown .widget-label { min-width: 0; margin-right: 4px; color: var(--gl-text); }
.gl-settling .gl-controls .widget-dropdown select { width: auto; }
.gl-strong-words { font-weight: 600; }
"""
