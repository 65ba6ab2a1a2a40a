"""How the widgets look: one style sheet, in the pictures' own colours, light and dark."""

from __future__ import annotations

from gamelib.pictures import tokens
from gamelib.pictures.style import SHEET
from gamelib.widgets.style_card_sandbox import CARD_SANDBOX_CSS
from gamelib.widgets.style_cards import CARDS_CSS
from gamelib.widgets.style_dominoes import DOMINOES_CSS
from gamelib.widgets.style_exercises import EXERCISES_CSS
from gamelib.widgets.style_laboratory import LABORATORY_CSS
from gamelib.widgets.style_practice import PRACTICE_CSS
from gamelib.widgets.style_promoting import PROMOTING_CSS
from gamelib.widgets.style_sandbox import SANDBOX_CSS

CSS = (
    # The pictures' own sheet as well: a board leaves theirs out, since a new one each time costs the browser much.
    SHEET
    + """
.gl-words, .gl-rules, .gl-stepper, .gl-error {
  font-family: FONT; font-variant-numeric: tabular-nums; color: var(--gl-text); }
.gl-words, .gl-rules { font-size: 15px; line-height: 1.45; }
.gl-words, .gl-rules, .gl-error { overflow-wrap: anywhere; }

/* ---- boards ---- */
.gl-board { border-radius: 8px; }
.gl-board svg { -webkit-user-select: none; user-select: none; }
.gl-board > svg { display: block; width: 100%; height: auto; }
.gl-board:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 2px; }
.gl-board [role="button"] { cursor: pointer; outline: none; }
.gl-board [role="button"]:hover .gl-area { stroke: var(--gl-text); stroke-width: .14; }
.gl-board [role="button"]:focus-visible .gl-area { stroke: var(--gl-lit); stroke-width: .3; }

/* ---- the stepper: picture left, words right, controls beneath; one column where there is no room for two ---- */
.gl-stepper { max-width: 1180px; padding: 4px; box-sizing: border-box; overflow: visible; }
.gl-stepper .widget-html-content { line-height: inherit; }
.gl-columns { flex-wrap: wrap; align-items: flex-start; gap: 10px 18px; overflow: visible; }
.gl-left { flex: 5 1 420px; min-width: 0; max-width: 720px; overflow: visible; }
.gl-right { flex: 3 1 270px; min-width: 0; max-width: 460px; overflow: visible; gap: 8px; }
.gl-left > *, .gl-right > * { width: 100%; margin: 0 !important; }
.gl-left .gl-board > svg { max-height: 66vh; }
.gl-sheet svg, .gl-hands svg { display: block; max-width: 100%; height: auto; }
.gl-sheet { margin-top: 6px !important; }
.gl-hands .widget-html-content > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 8px; }
.gl-controls { flex-wrap: wrap; align-items: center; gap: 6px; margin-top: 8px; overflow: visible; }
.gl-controls > * { margin: 0 !important; }
.gl-controls .jupyter-button { width: auto; min-width: 62px; }
.gl-controls .widget-label { width: auto; }
.gl-number-box { width: 122px; }
.gl-controls .gl-number-box .widget-label { min-width: 36px; }
.gl-controls .widget-checkbox { width: auto; }
.gl-of { color: var(--gl-text); }
.gl-controls .jupyter-button.gl-at-end { background: none; box-shadow: inset 0 0 0 1px var(--gl-trace); }

/* ---- combinations built up: nothing moves from step to step, and near misses stand below, in rows ---- */
.gl-building .gl-left .gl-board { min-height: 200px; }
.gl-building .gl-left .gl-board > svg { width: auto; max-width: 100%; }
.gl-gallery { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 8px; }
.gl-gallery > svg { flex: none; }

/* ---- what follows from one way and from the other, beside each other ---- */
.gl-aiming { max-width: 1180px; overflow: visible; }
.gl-aiming .widget-html-content { line-height: inherit; }
.gl-aiming > .gl-controls { margin: 0 4px 4px; }
.gl-aiming > .gl-controls .jupyter-button { padding: 0 14px; }
.gl-thoughts { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 4px 20px; }
.gl-way { border-left: 4px solid var(--gl-trace); padding-left: 10px; margin-bottom: 8px; }

/* ---- words ---- */
.gl-words p { margin: 0 0 8px; }
.gl-words h3 { margin: 0 0 6px; font-size: 16px; font-weight: 600; }
.gl-words ul { margin: 0 0 8px; padding-left: 20px; }
.gl-sum { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 4px 8px; margin: 2px 0 8px;
  font-size: 20px; line-height: 1.2; }
.gl-sum > span { display: inline-flex; gap: 8px; }
.gl-term { display: inline-flex; flex-direction: column; align-items: center; }
.gl-term small { font-size: 12px; color: var(--gl-muted); }
.gl-total { font-weight: 700; }
.gl-muted-words { color: var(--gl-muted); }
.gl-small { font-size: 14px; line-height: 1.4; }
.gl-small .gl-sum { font-size: 16px; }
.gl-words .gl-small p, .gl-words p.gl-small { margin-bottom: 5px; }
.gl-tally { align-self: center; font-size: 14px; color: var(--gl-muted); }
.gl-right-answer { border-left: 4px solid var(--gl-lit); padding-left: 10px; }
.gl-wrong-answer { border-left: 4px solid var(--gl-spinner); padding-left: 10px; }
.gl-error { border-left: 4px solid var(--gl-rejected); padding: 2px 0 2px 10px; font-size: 15px; line-height: 1.4; }
.gl-technical { display: block; margin-top: 4px; font-size: 12px; color: var(--gl-muted); }

/* ---- rules ---- */
.gl-rule-row { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.gl-rule-row button { font: inherit; font-size: 14px; min-height: 26px; padding: 1px 9px; cursor: pointer;
  color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge); border-radius: 5px; }
.gl-rule-row button:hover { border-color: var(--gl-lit); }
.gl-rule-row button:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-rule-row button[aria-expanded="true"] { border-color: var(--gl-lit); box-shadow: inset 0 -3px 0 var(--gl-lit); }
.gl-rule-row button { text-align: left; }
.gl-rule-row small { font-size: 13px; color: var(--gl-muted); }
.gl-rule-text { margin: 7px 0 0; padding: 7px 10px; border-radius: 6px; background: var(--gl-ground); font-size: 14px; }
.gl-rule-text p { margin: 2px 0 0; }

/* ---- the slider ---- */
.gl-slider { flex: 1 1 90px; min-width: 80px; max-width: 420px; }
.gl-slider input { width: 100%; height: 26px; margin: 0; accent-color: var(--gl-lit); cursor: pointer; }
.gl-slider input:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 2px; border-radius: 5px; }

/* ---- predictions ---- */
.gl-prediction { gap: 6px; overflow: visible; }
.gl-prediction > * { width: 100%; margin: 0 !important; }
.gl-prediction .widget-text { width: 100%; }
.gl-numbers { gap: 8px; }
.gl-numbers .widget-text { flex: 1 1 90px; min-width: 0; }
.gl-prediction .widget-label { width: auto; min-width: 52px; text-align: left; color: var(--gl-text); }
.gl-prediction .jupyter-button { width: auto; min-width: 84px; }
.gl-numbers .widget-dropdown { flex: 2 1 150px; min-width: 0; width: auto; }
.gl-left.gl-leaves-room { max-width: 510px; }
.gl-leaves-room .gl-small { line-height: 1.32; }
.gl-leaves-room .gl-words .gl-small :is(p, ul) { margin-bottom: 3px; }
.gl-levels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 8px; overflow: visible; }
.gl-levels > .widget-dropdown { flex-direction: column; align-items: stretch; height: auto; }
.gl-levels > .widget-dropdown > .widget-label { line-height: 20px; height: 20px; }
.gl-levels > .widget-dropdown > select { flex: none; height: 28px; }
.gl-levels > * { width: auto; margin: 0 !important; min-width: 0; }
.gl-choices { flex: none; align-items: center; gap: 6px; overflow: visible; }
.gl-choices > * { margin: 0 !important; }
.gl-many-choices .jupyter-button { min-width: 0; padding: 0 8px; }
.gl-many-choices .gl-number-box { width: 104px; }
.gl-many-choices .gl-slider { flex-basis: 60px; min-width: 60px; }
.gl-controls .gl-ways { display: flex; align-items: center; width: 132px; gap: 6px; }
.gl-controls .gl-ways .widget-label { min-width: 0; flex: none; width: auto; margin: 0; }
.gl-stepper [role="button"]:hover .gl-panel { stroke: var(--gl-text); stroke-width: 2; }
.gl-stepper [role="button"]:focus-visible .gl-panel { stroke: var(--gl-lit); stroke-width: 4; }

/* ---- questions: the fields of an answer beneath the question ---- */
.gl-questions { max-width: 1180px; padding: 4px; box-sizing: border-box; overflow: visible; }
.gl-questions .widget-html-content { line-height: inherit; }
.gl-answer { font-family: FONT; font-size: 15px; line-height: 1.4; color: var(--gl-text); }
.gl-answer fieldset { display: grid; gap: 4px 14px; margin: 0; padding: 0; border: 0; min-width: 0; }
.gl-answer [data-kind="several"] { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); }
.gl-answer [data-sort="cards"] { grid-template-columns: repeat(auto-fill, minmax(62px, 1fr)); }
.gl-answer label { display: flex; align-items: center; gap: 8px; min-height: 26px; cursor: pointer; }
.gl-answer input { flex: none; accent-color: var(--gl-lit); }
.gl-answer input[type="checkbox"], .gl-answer input[type="radio"] { width: 17px; height: 17px; margin: 0; }
.gl-answer input[type="text"] { width: 76px; height: 30px; padding: 0 8px; box-sizing: border-box; font: inherit;
  font-size: 17px; color: var(--gl-text); background: var(--gl-face); border: 1px solid var(--gl-edge);
  border-radius: 5px; }
.gl-answer input:focus-visible { outline: 3px solid var(--gl-lit); outline-offset: 1px; }
.gl-questions .gl-controls .jupyter-button { min-width: 76px; }
.gl-questions .gl-controls .jupyter-button.gl-at-end { opacity: 1; color: var(--gl-muted); background: transparent;
  box-shadow: inset 0 0 0 1px var(--gl-trace); cursor: default; }
.gl-seen-answer { display: flex; flex-wrap: wrap; justify-content: center; gap: 2px 18px; padding: 4px 8px 0;
  font-family: FONT; font-size: 17px; line-height: 1.35; font-weight: 600; font-variant-numeric: tabular-nums;
  color: var(--gl-text); }
.gl-seen-answer p { margin: 0; text-align: center; }
.gl-seen-answer p:last-child::before, .gl-seen-options p::before { content: "✓ "; color: var(--gl-lit); }
.gl-questions [role="button"]:hover :is(.gl-ask, .gl-guess, .gl-face) { stroke: var(--gl-text); stroke-width: .2; }
.gl-questions [role="button"]:focus-visible :is(.gl-ask, .gl-guess, .gl-face) { stroke: var(--gl-lit);
  stroke-width: .3; }
"""
    + CARDS_CSS
    + PROMOTING_CSS
    + SANDBOX_CSS
    + EXERCISES_CSS
    + DOMINOES_CSS
    + CARD_SANDBOX_CSS
    + LABORATORY_CSS
    + PRACTICE_CSS
).replace("FONT", tokens.FONT)
