"""How the sandbox of cards looks: the table, the hand beneath it, and what is told beside them."""

CARD_SANDBOX_CSS = """
/* ---- the sandbox of cards ---- */
.gl-card-sandbox .gl-left { max-width: 560px; }
.gl-card-sandbox .gl-left .gl-board > svg { max-height: none; width: auto; max-width: 100%; }
.gl-card-sandbox .gl-left .gl-cards { margin-top: 0 !important; }
.gl-card-sandbox .gl-left .gl-controls .jupyter-button { min-width: 0; padding: 0 9px; }
.gl-card-table [role="button"], .gl-stepper [data-done][role="button"] { pointer-events: bounding-box; }
:is(.gl-card-table, .gl-stepper) :is([data-part], [data-done], [data-friend])[role="button"]:hover {
  outline: 1.5px solid var(--gl-text); outline-offset: 1px; }
:is(.gl-card-table, .gl-stepper) :is([data-part], [data-done], [data-friend])[role="button"]:focus-visible {
  outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-card-sandbox .gl-toggle .gl-kinds > span { display: none; }
.gl-card-sandbox .gl-page { max-height: 252px; overflow: hidden auto; padding: 2px; }
.gl-page > * { width: auto; margin: 0 !important; }
.gl-page .gl-words h3 { margin: 0 0 3px; }
.gl-card-sandbox .gl-branches { max-height: 96px; }
.gl-card-sandbox .gl-answered { max-height: 168px; }
.gl-card-sandbox .gl-askable { max-height: 72px; }
.gl-lead-as, .gl-naming-friends .widget-dropdown, .gl-card-set-up .widget-dropdown { width: auto; }
.gl-card-sandbox :is(.gl-naming-friends, .gl-card-set-up, .gl-lead-as) .widget-label { width: auto; min-width: 54px;
  text-align: left; color: var(--gl-text); }
.gl-naming-friends, .gl-card-set-up { gap: 3px; overflow: visible; }
:is(.gl-naming-friends, .gl-card-set-up) > * { width: 100%; margin: 0 !important; flex: none; }
.gl-naming-friends > .jupyter-button { width: auto; align-self: flex-start; }
.gl-card-set-up .widget-html-content { font-size: 13px; line-height: 1.35; }
.gl-card-set-up .widget-text { height: 26px; }
.gl-play-table .gl-kinds { gap: 3px; }
.gl-play-table .gl-kinds button { font-size: 13px; padding: 0 6px; min-height: 24px; }
.gl-play-table .gl-pager { margin: 4px 0; }
.gl-play-table .gl-pager button { font: inherit; font-size: 13px; min-height: 24px; padding: 0 8px; cursor: pointer;
  color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge); border-radius: 5px; }
.gl-play-table .gl-pager button.gl-at-end { color: var(--gl-muted); background: none; border-color: var(--gl-trace); }
.gl-play-table .gl-pager span { font-size: 13px; }
.gl-play-table, .gl-play-rows { font-family: FONT; font-size: 13px; color: var(--gl-text); }
.gl-play-rows { display: grid; gap: 3px; margin-top: 5px; }
.gl-play-rows [role="button"] { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center;
  gap: 0 8px; min-height: 24px; box-sizing: border-box;
  padding: 1px 8px; cursor: pointer; color: var(--gl-text); background: var(--gl-face);
  border: 1px solid var(--gl-edge); border-radius: 5px; }
.gl-play-rows small { font-size: 12px; color: var(--gl-muted); white-space: nowrap; }
.gl-play-rows .gl-lost { flex: 1 0 100%; white-space: normal; }
.gl-play-rows [role="button"]:hover { border-color: var(--gl-lit); }
.gl-play-rows [role="button"]:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: -1px; }
.gl-play-rows [role="button"][aria-pressed="true"] { border-color: var(--gl-lit);
  box-shadow: inset 4px 0 0 var(--gl-lit); }
"""
