// The tools of a sandbox: a browser's own buttons and fields. What they do is Python's business, apart from what only a
// page can do: the clipboard, and files that come and go (saveFile and fileChooser stand in transfer.js).

const TYPED_INTO = "textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range])";

function button(text, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

function field(text, submit) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  input.type = "text";
  input.autocomplete = "off";
  input.spellcheck = false;
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  label.append(text, input);
  return [label, input];
}

function group(name, ...parts) {
  const made = document.createElement("div");
  made.className = `gl-bar-${name}`;
  made.append(...parts);
  return made;
}

function render({ model, el }) {
  const texts = model.get("texts");
  const send = (verb, more = {}) => model.send({ verb, ...more });
  const state = () => model.get("state");
  let home = el; // within which Ctrl+Z is ours
  let shown = null; // how often Python had written when the fields were filled last

  const undo = button(texts.undo, () => send("undo"));
  const redo = button(texts.redo, () => send("redo"));
  const [seedLabel, seed] = field(texts.seed, () => send("deal", { text: seed.value }));
  const deal = button(texts.deal, () => send("deal", { text: seed.value }));
  const afresh = button(texts.afresh, () => send("afresh"));
  const upload = button(texts.upload, () => chooser.click());
  const download = button(texts.download, save);
  const [lineLabel, line] = field(texts.line, () => send("line", { text: line.value }));
  const copy = button(texts.copy, copyLine);
  const open = button(texts.open, () => send("line", { text: line.value }));
  const told = document.createElement("span");
  const chooser = fileChooser({
    most: () => model.get("most"),
    took: (text) => send("file", { text }),
    refused: (size) => send("too large", { size }),
  });

  seed.inputMode = "numeric";
  seed.className = "gl-bar-seed";
  line.className = "gl-bar-text";
  told.setAttribute("role", "status");
  told.className = "gl-bar-told";

  const dealing = model.get("deals") ? [seedLabel, deal] : [];
  const line1 = group("tools", undo, redo, ...dealing, afresh, upload, download, chooser);
  el.classList.add("gl", "gl-bar");
  el.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab would take the keys first.
  el.append(line1, group("line", lineLabel, copy, open, told));

  function tell(text) {
    told.textContent = "";
    requestAnimationFrame(() => (told.textContent = text)); // The same words again are told again.
  }

  async function copyLine() {
    const text = state().line;
    try {
      await navigator.clipboard.writeText(text);
      tell(texts.copied);
    } catch {
      // Without a secure address a page may only copy what is selected.
      line.value = text;
      line.select();
      tell(document.execCommand("copy") ? texts.copied : texts.selected);
    }
    send("copied");
  }

  function save() {
    const file = model.get("file");
    saveFile(file);
    tell(texts.saved);
    send("saved", { version: file.version });
  }

  // Buttons that do nothing now stay in reach: one that vanished under the focus would lose it.
  function offer(one, text, what) {
    one.setAttribute("aria-disabled", String(!what));
    one.title = what ? `${text}: ${what}` : "";
  }

  function draw() {
    const { count, undo: back, redo: again, unsaved } = state();
    offer(undo, texts.undo, back);
    offer(redo, texts.redo, again);
    download.textContent = unsaved ? texts.unsaved : texts.download;
    download.classList.toggle("gl-unsaved", unsaved);
    if (count === shown) return; // What was refused stays, to be mended.
    shown = count;
    line.value = state().line;
    seed.value = state().seed;
  }

  // JupyterLab has its own idea of Ctrl+Z, and takes it from a field that is typed into, too: the key and what it does.
  function onKey(event) {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const key = event.key.toLowerCase();
    if (altKey || !(ctrlKey || metaKey) || !["z", "y"].includes(key) || !home.contains(target)) return;
    event.stopPropagation();
    if (target.matches(TYPED_INTO)) return;
    event.preventDefault();
    send(key === "y" || shiftKey ? "redo" : "undo");
  }

  function onInput(event) {
    if (event.inputType.startsWith("history") && home.contains(event.target)) event.stopPropagation();
  }

  // The surroundings are known only once the element stands on the page.
  let waiting = requestAnimationFrame(function settle() {
    if (el.isConnected) home = el.closest(`.${CSS.escape(model.get("scope"))}`) ?? el;
    else waiting = requestAnimationFrame(settle);
  });
  window.addEventListener("keydown", onKey, true);
  window.addEventListener("beforeinput", onInput, true);
  const hush = () => (told.textContent = "");
  model.on("change:state", draw);
  model.on("msg:custom", hush);
  draw();

  return () => {
    cancelAnimationFrame(waiting);
    window.removeEventListener("keydown", onKey, true);
    window.removeEventListener("beforeinput", onInput, true);
    model.off("change:state", draw);
    model.off("msg:custom", hush);
  };
}

export default { render };
