"""How the tables to play at look: tools above, the table left, what happened and what is suggested right."""

PRACTICE_CSS = """
/* ---- tables to play at ---- */
.gl-practice { max-width: 1180px; padding: 4px; box-sizing: border-box; overflow: visible; font-family: FONT;
  font-variant-numeric: tabular-nums; color: var(--gl-text); }
.gl-practice .widget-html-content { line-height: inherit; }
.gl-practice > * { margin: 0 !important; }
.gl-practice > .gl-columns { margin-top: 6px !important; }
.gl-practice .jupyter-button { min-width: 0; padding: 0 11px; }
.gl-practice > .gl-controls > .widget-dropdown { width: auto; margin-left: auto !important; }
.gl-practice > .gl-controls > .widget-dropdown select { width: 112px; }
.gl-practice .widget-label { width: auto; color: var(--gl-text); }
.gl-practice .gl-toggle .gl-kinds > span { display: none; }
.gl-practice .gl-right { gap: 6px; }
.gl-practice-fivetenk .gl-left { max-width: 560px; }
.gl-practice-fivetenk .gl-left .gl-board > svg { max-height: none; width: auto; max-width: 100%; }
.gl-practice-fivetenk .gl-left .gl-cards { margin-top: 0 !important; }
.gl-practice .gl-left > .gl-controls { margin-top: 6px !important; min-height: 30px; }
.gl-practice .gl-next-line { flex-basis: 100%; height: 0; margin: -5px 0 0; border: 0; }
.gl-practice .gl-numbers-head span { display: inline-block; min-height: 24px; box-sizing: border-box;
  padding: 1px 8px; border: 1px solid var(--gl-trace); border-radius: 5px; }

.gl-score { overflow: visible; margin-top: 6px !important; }
.gl-score-row { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 9px; padding: 3px 10px;
  font-family: FONT; font-size: 14px; line-height: 1.4; color: var(--gl-text); background: var(--gl-face);
  border: 1px solid var(--gl-trace); border-radius: 6px; }
.gl-score-row strong { font-size: 17px; }
.gl-score-of + .gl-score-of { border-left: 1px solid var(--gl-trace); padding-left: 9px; }
.gl-score-now { font-weight: 600; }
.gl-score-goal, .gl-score-besides { color: var(--gl-muted); }

.gl-thinking { align-items: center; gap: 8px; overflow: visible; }
.gl-thinking > * { margin: 0 !important; }
.gl-thinking > .widget-html { flex: 0 1 auto; width: auto; }
.gl-thinking .jupyter-button { width: auto; flex: none; }
.gl-thinking .gl-words { display: flex; align-items: center; gap: 8px; font-size: 14px; }
.gl-thinking progress { width: 132px; height: 14px; accent-color: var(--gl-lit); }

.gl-told { max-height: 236px; overflow: hidden auto; }
.gl-told .gl-words p { margin: 0 0 5px; }
.gl-told .gl-words .gl-sum { margin: 0 0 5px; font-size: 18px; }
.gl-practice-fivetenk .gl-told { max-height: 190px; }
.gl-practice .gl-right:has(.gl-rules > [role="status"]:not(:empty)) .gl-told { max-height: 132px; }
.gl-told .gl-words { font-size: 14px; line-height: 1.4; }
.gl-move-list { max-height: 300px; }
.gl-move-list .gl-begins { flex-basis: 100%; display: block; margin: 7px 0 2px; padding-top: 4px; font-size: 13px;
  font-weight: 600; border-top: 1px solid var(--gl-trace); }
.gl-move-list .gl-begins:first-child { margin-top: 0; border-top: 0; }
.gl-picked .gl-words h3 { margin: 0 0 3px; }

.gl-practice { container-type: inline-size; }
.gl-practice > .gl-columns { display: grid; align-items: stretch; gap: 6px 18px; grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 5fr) minmax(270px, 3fr); grid-template-areas: "left head" "left right"; }
.gl-practice-fivetenk > .gl-columns { grid-template-columns: minmax(0, 560px) minmax(308px, 1fr); }
.gl-practice .gl-left { grid-area: left; }
.gl-practice .gl-head { grid-area: head; gap: 6px; overflow: visible; }
.gl-practice .gl-head > * { width: 100%; margin: 0 !important; }
.gl-practice .gl-right { grid-area: right; max-width: none; }
@container (max-width: 720px) {
  .gl-practice > .gl-columns { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto;
    grid-template-areas: "head" "left" "right"; }
}
.gl-suggesting { flex: 1 0 auto; gap: 6px; overflow: visible; }
.gl-suggesting > * { margin: 0 !important; }
.gl-suggested-head { align-items: flex-start; gap: 8px; overflow: visible; }
.gl-suggested-head > .widget-html { flex: 1 1 0; width: auto; min-width: 0; margin: 0 !important; }
.gl-suggested-head > .jupyter-button { flex: none; width: auto; margin: 0 !important; }
.gl-suggested-head .gl-words p { margin: 0; }
.gl-candidates { overflow: hidden auto; }
.gl-candidates::-webkit-scrollbar { width: 11px; }
.gl-candidates::-webkit-scrollbar-thumb { background: var(--gl-edge); border: 2px solid transparent;
  border-radius: 6px; background-clip: padding-box; }
.gl-suggesting .gl-candidates:has(.gl-candidate) { flex: 1 1 0; min-height: 236px; }
.gl-practice-fivetenk .gl-suggesting .gl-candidates:has(.gl-candidate) { min-height: 190px; }
.gl-practice-fivetenk .gl-right:has(.gl-friend-rows) .gl-candidates:has(.gl-candidate) { min-height: 120px; }
.gl-practice-fivetenk .gl-right:has(.gl-friend-rows) .gl-told { max-height: 150px; }
.gl-candidate { margin: 0 0 8px; padding-left: 10px; border-left: 4px solid var(--gl-trace); font-family: FONT;
  font-size: 14px; line-height: 1.4; color: var(--gl-text); }
.gl-candidate p { margin: 3px 0 0; }
.gl-candidate-line { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px; }
.gl-candidate:has([aria-expanded="true"]) { border-left-color: var(--gl-lit); }
.gl-candidate button { font: inherit; font-weight: 600; text-align: left; min-height: 26px; padding: 1px 9px;
  cursor: pointer; color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge);
  border-radius: 5px; }
.gl-candidate button:hover { border-color: var(--gl-lit); }
.gl-candidate button:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: -1px; }
.gl-candidate button[aria-pressed="true"] { border-color: var(--gl-lit); box-shadow: inset 0 -3px 0 var(--gl-lit); }
.gl-figures { margin-top: 3px; }
.gl-figures summary { cursor: pointer; }
.gl-figures ul { margin: 2px 0; padding-left: 18px; }
.gl-figures { font-size: 12px; color: var(--gl-muted); }

.gl-set-up-columns { flex-wrap: wrap; gap: 8px 28px; overflow: visible; }
.gl-set-up-columns > * { overflow: visible; max-width: 396px; }
.gl-set-up .widget-dropdown, .gl-set-up .widget-text { width: auto; }
.gl-set-up .widget-label { min-width: 128px; text-align: left; }
.gl-set-up .widget-dropdown select { width: 170px; }
.gl-set-up .widget-text input { width: 110px; }
.gl-practice-fivetenk .gl-seat-row .widget-label { min-width: 0; }
.gl-practice-fivetenk .gl-seat-row .widget-dropdown select { width: 148px; }
.gl-practice-fivetenk .gl-seat-row .widget-dropdown + .widget-dropdown select { width: 62px; }
.gl-set-up .widget-checkbox { width: auto; }
.gl-opening { padding: 6px 10px 8px; border-left: 4px solid var(--gl-lit); overflow: visible; }
.gl-opening h3 { margin: 0; }
.gl-cover { padding: 60px 16px 80px; align-items: flex-start; gap: 10px; }
.gl-looking-back { gap: 6px; overflow: visible; }
.gl-looking-back > * { margin: 0 !important; }
.gl-looking-back .gl-candidates { max-height: 300px; }
.gl-looking-back .gl-words h3 { margin: 0; }
.gl-then { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 4px 14px; margin-top: 4px; }
.gl-then > svg { flex: none; }
.gl-then > div { flex: 1 1 300px; }
.gl-friend-rows { flex-direction: column; align-items: flex-start; }
.gl-friend-rows > div { display: flex; align-items: center; gap: 5px; }
.gl-friend-rows > div > span { min-width: 74px; }
.gl-friend-rows > div > button { white-space: nowrap; font-size: 13px; padding: 1px 7px; }
.gl-friend-rows > div > span { font-size: 13px; }
"""
