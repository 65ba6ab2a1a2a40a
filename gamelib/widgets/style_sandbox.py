"""How the sandboxes look: tools above, picture left, words right, and all that was built beneath them."""

SANDBOX_CSS = """
/* ---- sandboxes ---- */
.gl-bench { max-width: 1180px; padding: 4px; box-sizing: border-box; overflow: visible; font-family: FONT;
  font-variant-numeric: tabular-nums; color: var(--gl-text); }
.gl-bench .widget-html-content { line-height: inherit; }
.gl-bench > .gl-columns { margin-top: 8px; }
.gl-bar { font-family: FONT; font-size: 14px; color: var(--gl-text); margin: 0; overflow: visible; }
.gl-bar > div { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.gl-bar > div + div { margin-top: 6px; }
.gl-bar label { display: flex; align-items: center; gap: 6px; }
.gl-bar-line label { flex: 1 1 320px; min-width: 0; white-space: nowrap; }
.gl-bar-line { flex-wrap: nowrap !important; }
.gl-bar-line .gl-bar-told { flex: none; min-width: 62px; }
.gl-bar button, .gl-branches button { font: inherit; cursor: pointer; color: var(--gl-text); background: var(--gl-face);
  border: 1px solid var(--gl-edge); border-radius: 5px; }
.gl-bar button { min-height: 28px; padding: 1px 11px; white-space: nowrap; }
.gl-bar input { font: inherit; height: 28px; padding: 0 7px; box-sizing: border-box; min-width: 0;
  color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge); border-radius: 5px; }
.gl-bar-seed { width: 76px; }
.gl-bar-text { flex: 1 1 auto; width: 100%; }
.gl-bar button:hover, .gl-branches button:hover { border-color: var(--gl-lit); }
.gl-bar :is(button, input):focus-visible, .gl-branches button:focus-visible { outline: 3px solid var(--gl-lit);
  outline-offset: 1px; }
.gl-bar button[aria-disabled="true"] { color: var(--gl-muted); background: none; border-color: var(--gl-trace);
  cursor: default; }
.gl-bar button.gl-unsaved { border-color: var(--gl-lit); box-shadow: inset 0 -3px 0 var(--gl-lit); }
.gl-bench-status p, .gl-bench-status .gl-words { margin: 0; font-size: 14px; }

/* Steps are buttons in lines; a branch is a line further in. */
.gl-branches { max-height: 132px; overflow-y: auto; padding: 3px; box-sizing: border-box; font-size: 13px;
  border: 1px solid var(--gl-trace); border-radius: 6px; }
.gl-branch { display: flex; flex-wrap: wrap; gap: 3px; margin: 0 0 3px; }
.gl-branch:last-child { margin-bottom: 0; }
.gl-branches button { min-height: 24px; padding: 0 6px; max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
.gl-branches small { font-size: 11px; color: var(--gl-muted); margin-right: 4px; }
.gl-branches button[aria-current] { border-color: var(--gl-lit); box-shadow: inset 0 -3px 0 var(--gl-lit);
  font-weight: 600; }
.gl-branches .gl-named { font-style: italic; }
.gl-branch:not(.gl-level-0, .gl-other) { padding-left: 7px; border-left: 3px solid var(--gl-trace); }
.gl-level-1 { margin-left: 7px; } .gl-level-2 { margin-left: 21px; } .gl-level-3 { margin-left: 35px; }
.gl-level-4 { margin-left: 49px; } .gl-level-5 { margin-left: 63px; } .gl-level-6 { margin-left: 77px; }
.gl-bench .gl-naming { width: 100%; }

/* What scrolls shows a shadow where there is more, above or beneath, which the ends of the content cover; and a bar. */
.gl-bench :is(.gl-branches, .gl-askable, .gl-answered, .gl-page, .gl-score-table) {
  --gl-behind: var(--jp-layout-color0, var(--gl-face));
  background:
    linear-gradient(var(--gl-behind) 50%, transparent) 0 0 / 100% 22px local no-repeat,
    linear-gradient(to top, var(--gl-behind) 50%, transparent) 0 100% / 100% 22px local no-repeat,
    linear-gradient(var(--gl-edge), transparent) 0 0 / 100% 9px scroll no-repeat,
    linear-gradient(to top, var(--gl-edge), transparent) 0 100% / 100% 9px scroll no-repeat; }
.gl-bench :is(.gl-branches, .gl-askable, .gl-answered, .gl-page, .gl-score-table)::-webkit-scrollbar { width: 10px; }
.gl-bench :is(.gl-branches, .gl-askable, .gl-answered, .gl-page, .gl-score-table)::-webkit-scrollbar-thumb {
  background: var(--gl-edge); border-radius: 5px; border: 2px solid transparent; background-clip: content-box; }
.gl-bench .gl-naming .widget-label { width: auto; margin-right: 6px; color: var(--gl-text); }
"""
