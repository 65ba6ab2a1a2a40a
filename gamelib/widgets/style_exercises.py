"""How the practice page looks: the rules above, a question beneath, files below."""

EXERCISES_CSS = """
/* ---- exercises ---- */
.gl-exercises { font-family: FONT; font-variant-numeric: tabular-nums; color: var(--gl-text); }
.gl-exercises > * { margin-left: 0 !important; margin-right: 0 !important; }
.gl-exercises .gl-left .gl-board > svg { max-height: 52vh; }
.gl-overview { font-family: FONT; font-size: 14px; color: var(--gl-text); margin: 0; }
.gl-stages { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 18px; margin: 0 0 6px; }
.gl-stages > span:last-child { margin-left: auto; color: var(--gl-muted); }
.gl-exercises > .gl-columns { margin-top: 4px; }
.gl-stages > span { display: inline-flex; align-items: center; gap: 6px; }
.gl-rule-grid { position: relative; }
.gl-rule-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(82px, 1fr)); gap: 4px; }
.gl-rule-grid button { display: flex; align-items: center; gap: 5px; font: inherit; min-height: 27px; padding: 0 6px;
  cursor: pointer; color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge);
  border-radius: 5px; white-space: nowrap; }
.gl-rule-grid small { margin-left: auto; font-size: 12px; color: var(--gl-muted); }
/* The name of the rule that one is at, above the row in place of the legend. */
.gl-rule-grid button:is(:hover, :focus-visible)[title]::after { content: attr(title); position: absolute;
  inset: -29px 0 auto; padding: 0 2px; text-align: left; font-size: 14px; line-height: 25px; color: var(--gl-text);
  background: var(--gl-ground); }
.gl-rule-grid button:hover[title]::after { z-index: 1; }
.gl-rule-grid button:hover { border-color: var(--gl-lit); }
.gl-rule-grid button:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-rule-grid button[aria-pressed="true"] { border-color: var(--gl-lit); box-shadow: inset 0 -3px 0 var(--gl-lit); }
.gl-stage { flex: none; width: 14px; height: 14px; line-height: 0; }
.gl-stage svg { width: 14px; height: 14px; fill: currentColor; stroke: none; }
.gl-stage .gl-hollow { fill: none; stroke: currentColor; stroke-width: 1.8; }
.gl-stage .gl-inner { fill: none; stroke: var(--gl-face); stroke-width: 2; stroke-linecap: round; }
.gl-stage-new { color: var(--gl-edge); }
.gl-stage-shaky { color: var(--gl-rejected); }
.gl-stage-growing { color: var(--gl-text); }
.gl-stage-known { color: var(--gl-lit); }
.gl-exercises > .gl-about-rule { margin-top: 6px !important; }
.gl-about-rule { flex-wrap: wrap; align-items: center; gap: 4px 14px; overflow: visible; }
.gl-about-rule > * { margin: 0 !important; width: auto; }
.gl-about-rule p { margin: 0; }
.gl-about-rule .jupyter-button { width: auto; padding: 0 12px; }
.gl-exercises > .gl-controls .widget-text { width: 300px; }
.gl-exercises > .gl-controls .jupyter-button { padding: 0 12px; }
.gl-exercises details p { max-width: 860px; margin: 6px 0; }
.gl-exercises summary { cursor: pointer; }
.gl-exercises summary:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 2px; border-radius: 4px; }
"""
