// The fields of one answer: a number, one choice, or several ticks; native ones, so that every key works as usual.
// What is typed is told at once, and told again with Enter and with a press of the button that checks it: in newer
// JupyterLabs a message may overtake another.

const CHECK = ".gl-check";

let forms = 0;

function option(kind, [key, text], name) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  input.type = kind === "choice" ? "radio" : "checkbox";
  input.name = name;
  input.value = key;
  label.append(input, text);
  return label;
}

function number(unit) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  input.type = "text";
  input.inputMode = "numeric";
  input.autocomplete = "off";
  label.append(input, unit);
  return label;
}

function render({ model, el }) {
  const form = document.createElement("form");
  const name = `gl-answer-${(forms += 1)}`;
  const inputs = () => [...form.querySelectorAll("input")];
  let home = null;
  el.classList.add("gl", "gl-answer");
  el.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab would take the keys first.
  el.append(form);

  function value() {
    const [first] = inputs();
    if (first?.type === "text") return first.value;
    const ticked = inputs().filter((input) => input.checked).map((input) => input.value);
    return first?.type === "radio" ? (ticked[0] ?? "") : ticked;
  }

  function fill() {
    const held = [].concat(model.get("given").value);
    const closed = model.get("closed");
    for (const input of inputs()) {
      if (input.type !== "text") input.checked = held.includes(input.value);
      else if (input.value !== held[0]) input.value = held[0] ?? "";
      // Closed fields can still be reached and read.
      input.setAttribute("aria-disabled", String(closed));
      input.readOnly = closed;
    }
  }

  function build() {
    const { kind, options, unit, name: spoken, sort } = model.get("question");
    const group = document.createElement("fieldset");
    group.setAttribute("aria-label", spoken);
    group.dataset.kind = kind;
    group.dataset.sort = sort;
    group.append(...(kind === "number" ? [number(unit)] : options.map((one) => option(kind, one, name))));
    form.replaceChildren(group);
    fill();
  }

  // Another view of the same fields sees it, too; Python is told by the message alone.
  function tell(enter) {
    if (!model.get("closed")) model.set("given", { ...model.get("given"), value: value() });
    model.send({ value: value(), enter });
  }

  function onInput(event) {
    event.stopPropagation();
    model.get("closed") ? fill() : tell(false);
  }

  // A form of several fields is not submitted by Enter where no button stands in it.
  function onKey(event) {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    tell(true);
  }

  // What was chosen in a picture stands in the fields only when Python has written it there, so it is told what has.
  function onClick(event) {
    if (!event.target.closest(CHECK)) return;
    event.stopPropagation();
    model.send({ value: value(), check: true, seen: model.get("given").count });
  }

  // The surroundings are known only once the element stands on the page.
  let waiting = requestAnimationFrame(function settle() {
    home = el.closest(".gl-questions");
    if (home) home.addEventListener("click", onClick, true);
    else waiting = requestAnimationFrame(settle);
  });

  // A button that is hidden loses the focus to the page; the fields may become visible only with the next frame.
  function focus() {
    requestAnimationFrame(() => {
      const active = document.activeElement;
      const ours = !active || active === document.body || el.closest(".gl-questions")?.contains(active);
      if (ours) inputs()[0]?.focus();
    });
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", onInput);
  form.addEventListener("keydown", onKey);
  model.on("change:question", build);
  model.on("change:given", fill);
  model.on("change:closed", fill);
  model.on("msg:custom", focus);
  build();
  return () => {
    cancelAnimationFrame(waiting);
    home?.removeEventListener("click", onClick, true);
    model.off("change:question", build);
    model.off("change:given", fill);
    model.off("change:closed", fill);
    model.off("msg:custom", focus);
  };
}

export default { render };
