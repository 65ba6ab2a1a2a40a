// Two buttons: open a file, and download one. Python is told the text of the one, and that the other was saved.

function button(text, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

function render({ model, el }) {
  const texts = model.get("texts");
  const send = (verb, more = {}) => model.send({ verb, ...more });
  const chooser = fileChooser({
    most: () => model.get("most"),
    took: (text) => send("file", { text }),
    refused: (size) => send("too large", { size }),
  });
  const upload = button(texts.upload, () => chooser.click());
  const download = button(texts.download, save);

  function save() {
    const file = model.get("file");
    saveFile(file);
    send("saved", { version: file.version });
  }

  function draw() {
    const unsaved = model.get("unsaved");
    download.textContent = unsaved ? texts.unsaved : texts.download;
    download.classList.toggle("gl-unsaved", unsaved);
  }

  el.classList.add("gl", "gl-bar", "gl-files");
  const row = document.createElement("div");
  row.append(upload, download, chooser);
  el.append(row);
  model.on("change:unsaved", draw);
  draw();
  return () => model.off("change:unsaved", draw);
}

export default { render };
