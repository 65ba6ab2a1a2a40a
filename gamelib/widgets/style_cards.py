"""How the explorers of cards look: the deck, the rows of cards, and what is told about them."""

CARDS_CSS = """
/* ---- explorers of cards: deck and cards left, words right ---- */
.gl-explorer { max-width: 1180px; padding: 4px; box-sizing: border-box; overflow: visible; font-family: FONT;
  font-variant-numeric: tabular-nums; color: var(--gl-text); }
.gl-explorer .widget-html-content { line-height: inherit; }
.gl-explorer .gl-left { max-width: 620px; }
.gl-picker, .gl-card-row { overflow: visible; }
.gl-picker { max-width: 620px; }
.gl-picker > *, .gl-card-row > * { width: 100%; margin: 0 !important; }
.gl-picker > .gl-card-row, .gl-picker > .gl-examples { margin-top: 6px !important; }
.gl-cards-bar { gap: 6px; overflow: visible; }
.gl-cards-bar > * { margin: 0 !important; }
.gl-cards-bar .widget-text { flex: 1 1 200px; min-width: 0; width: auto; }
.gl-cards-bar .widget-label { width: auto; min-width: 40px; text-align: left; color: var(--gl-text); }
.gl-cards-bar .jupyter-button { width: auto; min-width: 56px; }
.gl-cards { margin-top: 6px !important; }
.gl-cards.gl-board > svg { width: auto; max-width: 100%; }
.gl-examples .jupyter-button { min-width: 0; padding: 0 8px; height: 26px; line-height: 24px; }
.gl-examples { gap: 5px; margin-top: 6px; }
.gl-examples .widget-checkbox { width: auto; margin-left: 12px !important; }

.gl-toggle { font-size: 14px; }
.gl-controls > .gl-toggle { width: auto; }
.gl-lies-as { width: 220px; }
.gl-lies-as .widget-label, .gl-seat .widget-label { width: auto; min-width: 40px; color: var(--gl-text); }
.gl-cards-bar > .gl-seat { flex: none; width: 236px; }
.gl-cards-bar > .gl-seat .widget-label { min-width: 14px; }
.gl-explorer .gl-deal { flex: none; width: 128px; }
.gl-explorer .gl-deal .widget-label, .gl-kind .widget-label { width: auto; min-width: 36px; color: var(--gl-text); }
.gl-kind { width: 330px; }
.gl-play { flex: 1 1 380px; min-width: 0; overflow: visible; gap: 6px; }
.gl-play > * { margin: 0 !important; }
.gl-play.gl-wide { flex: 2 1 380px; }
.gl-explorer > * > .gl-columns { margin-top: 4px; }

/* The kinds of plays a hand has, and the pages of one kind. */
.gl-kinds, .gl-pager { display: flex; flex-wrap: wrap; align-items: center; gap: 5px; }
.gl-play-bar { margin: 4px 0; }
.gl-play-bar .gl-pager { margin-left: auto; }
.gl-kinds button { font: inherit; font-size: 14px; min-height: 26px; padding: 1px 9px;
  cursor: pointer; color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge);
  border-radius: 5px; }
.gl-kinds small { color: var(--gl-muted); font-size: 12px; }
.gl-kinds button[aria-pressed="true"] { border-color: var(--gl-lit); box-shadow: inset 0 -3px 0 var(--gl-lit); }
.gl-kinds button:hover { border-color: var(--gl-lit); }
.gl-kinds button:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-kinds button.gl-at-end { color: var(--gl-muted); background: none; border-color: var(--gl-trace); }
.gl-pager span { font-size: 14px; }
.gl-board [role="button"]:hover > .gl-panel { stroke: var(--gl-text); stroke-width: 2; }
.gl-board [role="button"]:focus-visible > .gl-panel { stroke: var(--gl-lit); stroke-width: 4; }

/* A card that can be pressed shows where the mouse and the focus are. */
.gl-board [role="button"]:hover .gl-card { stroke: var(--gl-text); stroke-width: 2.5; }
.gl-board [role="button"]:focus-visible .gl-card { stroke: var(--gl-lit); stroke-width: 4; }

/* What one card would change. */
.gl-near p { margin: 0 0 3px; }
.gl-near ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 3px; }
.gl-near button { font: inherit; font-size: 14px; line-height: 1.35; text-align: left; padding: 2px 8px;
  cursor: pointer; color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge);
  border-radius: 5px; }
.gl-near button:hover { border-color: var(--gl-lit); }
.gl-near button:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-readings.gl-board > svg { width: auto; max-width: 100%; }
"""
