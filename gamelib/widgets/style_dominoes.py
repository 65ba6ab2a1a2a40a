"""How the sandbox of dominoes looks: numbers above the table, tiles beneath it, and a table of what would score."""

DOMINOES_CSS = """
/* ---- the sandbox of dominoes ---- */
.gl-trying svg { display: block; width: 100%; height: auto; }
.gl-trying svg + svg { margin-top: 6px; }
.gl-trying [role="button"]:hover .gl-area { stroke: var(--gl-text); stroke-width: .14; }
.gl-trying [data-tile][role="button"]:hover .gl-face { stroke: var(--gl-text); stroke-width: .2; }
.gl-trying [data-tile][role="button"]:focus-visible .gl-face { stroke: var(--gl-lit); stroke-width: .36; }
.gl-numbers-head { display: flex; flex-wrap: wrap; gap: 5px; margin-bottom: 6px; font-size: 13px; }
.gl-numbers-head small { align-self: center; font-size: 13px; color: var(--gl-muted); }
.gl-numbers-head [role="button"], .gl-ask-list [role="button"], .gl-score-table [role="button"] {
  display: inline-block; min-height: 24px; box-sizing: border-box; padding: 1px 8px; cursor: pointer;
  color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge); border-radius: 5px; }
:is(.gl-numbers-head, .gl-ask-list, .gl-score-table) [role="button"]:hover { border-color: var(--gl-lit); }
:is(.gl-numbers-head, .gl-ask-list, .gl-score-table) [role="button"]:focus-visible {
  outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-command { display: flex; gap: 6px; font-family: FONT; font-size: 14px; color: var(--gl-text); overflow: visible; }
.gl-command label { display: flex; flex: 1 1 auto; align-items: center; gap: 6px; min-width: 0; }
.gl-command input { flex: 1 1 auto; min-width: 0; font: inherit; height: 28px; padding: 0 7px; box-sizing: border-box;
  color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge); border-radius: 5px; }
.gl-command input::placeholder { color: var(--gl-muted); opacity: 1; }
.gl-command button { font: inherit; min-height: 28px; padding: 1px 11px; cursor: pointer; white-space: nowrap;
  color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge); border-radius: 5px; }
.gl-command :is(input, button):focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-dominoes .gl-left .gl-controls { margin-top: 6px !important; }
.gl-dominoes .gl-toggle .gl-kinds > span { display: none; }

.gl-dominoes .gl-branches { max-height: 104px; }

/* What would score. */
.gl-score-table { max-height: 236px; overflow: auto; font-family: FONT; font-size: 13px; color: var(--gl-text);
  border: 1px solid var(--gl-trace); border-radius: 6px; margin-top: 6px !important; }
.gl-score-table table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.gl-score-table p { margin: 4px 6px; }
.gl-score-table caption { text-align: left; padding: 3px 6px; color: var(--gl-muted); font-size: 13px; }
.gl-score-table [role="button"] { padding: 1px 4px; }
.gl-score-table :is(th, td) { padding: 1px 2px; text-align: left; font-weight: 400; white-space: nowrap; }
.gl-score-table thead th { position: sticky; top: 0; background: var(--gl-ground); padding: 0; z-index: 1; }
.gl-score-table thead button { font: inherit; font-weight: 600; min-height: 26px; padding: 0 2px; cursor: pointer;
  color: var(--gl-text); background: none; border: 0; }
.gl-score-table thead button:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: -2px; }
.gl-score-table tbody tr { border-top: 1px solid var(--gl-trace); }
.gl-score-table .gl-row-scores :is(.gl-raw-cell, .gl-score-cell) { font-weight: 700; }
.gl-score-table .gl-row-rejected :is(.gl-raw-cell) { text-decoration: line-through; }
.gl-score-table .gl-row-pointed { box-shadow: inset 4px 0 0 var(--gl-lit); background: var(--gl-ground); }

/* Asking why. */
.gl-stepper [role="button"]:hover :is(.gl-counted, .gl-open, .gl-face) { stroke: var(--gl-text); stroke-width: .2; }
.gl-stepper [role="button"]:focus-visible :is(.gl-counted, .gl-open, .gl-face) { stroke: var(--gl-lit);
  stroke-width: .36; }
.gl-answered { overflow: hidden auto; }
.gl-bench .gl-answered { max-height: 208px; }
.gl-answered > * { width: auto; margin: 0 !important; }
.gl-why > * { width: 100%; margin: 0 !important; }
.gl-why .gl-words { font-size: 14px; line-height: 1.4; }
.gl-why .gl-words :is(p, h3, .gl-sum) { margin: 0 0 4px; }
.gl-why .gl-sum { font-size: 17px; }
.gl-why .gl-rule-text { font-size: 13px; }
.gl-askable { max-height: 88px; overflow-y: auto; padding: 3px; margin-top: 8px !important;
  border: 1px solid var(--gl-trace); border-radius: 6px; }
.gl-ask-list { display: flex; flex-wrap: wrap; gap: 4px; font-family: FONT; font-size: 13px; }
.gl-ask-list [role="button"][aria-pressed="true"] { border-color: var(--gl-lit);
  box-shadow: inset 0 -3px 0 var(--gl-lit); }

/* Setting up. */
.gl-setting-up .widget-dropdown, .gl-setting-up .widget-text { width: auto; }
.gl-setting-up .widget-label { width: auto; color: var(--gl-text); }
.gl-setting-up .widget-dropdown select { width: 84px; }
.gl-setting-up input { width: 84px; }
.gl-setting-up > .gl-controls { margin-top: 4px; }
.gl-setting-up > .gl-score-fields { flex-direction: column; align-items: flex-start; gap: 2px; }
"""
