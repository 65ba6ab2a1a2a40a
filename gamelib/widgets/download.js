// One button that saves a file. What is in it is made in Python when the button is pressed.

function render({ model, el }) {
  const button = document.createElement("button");
  button.type = "button";
  const write = () => (button.textContent = model.get("text"));
  button.addEventListener("click", () => model.send({ verb: "file" }));
  const took = (file) => saveFile(file);
  el.classList.add("gl", "gl-bar", "gl-files");
  const row = document.createElement("div");
  row.append(button);
  el.append(row);
  model.on("change:text", write);
  model.on("msg:custom", took);
  write();
  return () => {
    model.off("change:text", write);
    model.off("msg:custom", took);
  };
}

export default { render };
