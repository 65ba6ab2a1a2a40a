"""How the laboratory looks: the question and its fields above, the chart left, the words right."""

LABORATORY_CSS = """
/* ---- the laboratory ---- */
.gl-laboratory .gl-controls { margin-top: 0; gap: 6px 12px; }
.gl-laboratory .gl-controls .widget-label { min-width: 0; margin-right: 4px; color: var(--gl-text); }
.gl-laboratory .gl-controls :is(.widget-text, .widget-dropdown) { width: auto; }
.gl-laboratory .gl-controls .widget-text input { width: 84px; flex: none; }
.gl-laboratory .gl-controls .widget-dropdown select { width: auto; }
.gl-laboratory .gl-columns { margin-top: 8px; }
.gl-laboratory .gl-left { flex: 6 1 480px; max-width: 660px; }
.gl-laboratory .gl-right { flex: 2 1 240px; }
.gl-laboratory .gl-left img { border-radius: 8px; }
.gl-laboratory progress { width: 150px; height: 12px; vertical-align: middle; accent-color: var(--gl-lit); }
.gl-laboratory .gl-left .gl-words { margin-top: 6px; }
.gl-going { font-size: 14px; color: var(--gl-muted); }
"""
