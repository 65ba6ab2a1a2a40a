// What only a page can do with files: save one, and read one that was chosen. Put before the scripts that use it.

// The whole file is here already, so that it can be saved even where Python has stopped.
function saveFile({ text, name }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// A field in which a file is chosen; it is never seen, a button presses it. `took` is told the text of the file, and
// `refused` its size where that is more than `most` bytes.
function fileChooser({ most, took, refused }) {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.accept = ".json,.txt,application/json,text/plain";
  chooser.hidden = true;
  chooser.addEventListener("change", async () => {
    const [file] = chooser.files;
    if (!file) return;
    const tooLarge = file.size > most();
    const text = tooLarge ? "" : await file.text();
    chooser.value = ""; // The same file can be opened again.
    tooLarge ? refused(file.size) : took(text);
  });
  return chooser;
}

