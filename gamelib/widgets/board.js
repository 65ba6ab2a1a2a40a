// Shows markup that Python made and tells Python which part of it was pressed, by its data- attributes.
// It decides nothing: what can be pressed, and what it is called, stands in `targets`.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TYPED_INTO = "input, textarea, select, [contenteditable=true]";

// Keys pressed on what carries this are none of JupyterLab's.
const SUPPRESS = "data-lm-suppress-shortcuts";

function dataOf(part) {
  const { lmSuppressShortcuts, ...data } = part.dataset;
  return data;
}
const nameOf = (part) => JSON.stringify(dataOf(part));

function middle(part) {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

// The nearest part in the direction of an arrow key: straight ahead counts more than aside.
function neighbour(part, parts, [right, down]) {
  const [x, y] = middle(part);
  let found = null;
  let least = Infinity;
  for (const other of parts) {
    const [dx, dy] = middle(other).map((value, axis) => value - [x, y][axis]);
    const ahead = dx * right + dy * down;
    const cost = ahead + 2 * Math.abs(dx * down) + 2 * Math.abs(dy * right);
    if (other !== part && ahead > 1 && cost < least) [found, least] = [other, cost];
  }
  return found;
}

function render({ model, el }) {
  let shown = null; // the markup on the page
  let parts = []; // what can be pressed, in the order of `targets`
  let last = ""; // the part that had the focus last
  let home = el; // whose keys count

  el.classList.add("gl", "gl-board");
  el.setAttribute(SUPPRESS, "true");

  function findParts() {
    const found = [];
    for (const [attribute, names] of Object.entries(model.get("targets"))) {
      for (const [value, name] of Object.entries(names)) {
        const part = el.querySelector(`[${attribute}="${CSS.escape(value)}"]`);
        if (!part) continue;
        part.setAttribute("role", "button");
        part.setAttribute("aria-label", name);
        found.push(part);
      }
    }
    // A picture that can be pressed is a group of buttons, no longer one image.
    for (const svg of new Set(found.map((part) => part.closest("svg")).filter(Boolean))) {
      svg.setAttribute("role", "group");
      svg.setAttribute("aria-label", svg.querySelector("title")?.textContent ?? "");
      for (const child of svg.children) {
        const told = ["title", "desc", "style"].includes(child.tagName) || found.some((part) => child.contains(part));
        if (!told) child.setAttribute("aria-hidden", "true");
      }
    }
    return found;
  }

  // Only one part is reached by Tab, the others from there by arrow keys.
  function rove() {
    const entry = parts.find((part) => nameOf(part) === last) ?? parts[0];
    for (const part of parts) part.setAttribute("tabindex", part === entry ? "0" : "-1");
    const keys = !parts.length && model.get("listens").length > 0;
    keys ? el.setAttribute("tabindex", "0") : el.removeAttribute("tabindex");
    model.get("name") ? el.setAttribute("aria-label", model.get("name")) : el.removeAttribute("aria-label");
    model.get("name") ? el.setAttribute("role", "group") : el.removeAttribute("role");
  }

  function draw() {
    const active = el.getRootNode().activeElement;
    const held = active && el.contains(active) ? nameOf(active) : null;
    const place = parts.indexOf(active);
    if (model.get("picture") !== shown) {
      shown = model.get("picture");
      el.innerHTML = shown;
    }
    parts = findParts();
    rove();
    if (held !== null && !el.contains(el.getRootNode().activeElement)) {
      const pressable = [...el.querySelectorAll("button, [role=button]")];
      // Where the part itself is gone, the focus goes to the one that has taken its place.
      const next = parts[Math.min(place, parts.length - 1)] ?? parts[0] ?? pressable[0] ?? el;
      const again = pressable.find((part) => nameOf(part) === held) ?? next;
      again.focus({ preventScroll: true });
    }
  }

  const send = (part, key) => model.send({ data: part ? dataOf(part) : {}, key });
  const partAt = (node) => (el.contains(node) ? node.closest("button, [role=button]") : null);

  function onClick(event) {
    const part = partAt(event.target);
    if (part) send(part, "");
  }

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches(TYPED_INTO)) return;
    const part = parts.find((one) => one === partAt(event.target));
    if (part && ARROWS[event.key]) neighbour(part, parts, ARROWS[event.key])?.focus();
    else if (part && ["Home", "End"].includes(event.key)) parts.at(event.key === "Home" ? 0 : -1).focus();
    else if (part && ["Enter", " "].includes(event.key)) send(part, event.key);
    else if (model.get("listens").includes(event.key)) send(part, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onFocus(event) {
    const part = parts.find((one) => one === event.target);
    if (part) {
      last = nameOf(part);
      rove();
    }
  }

  // Keys are ours, but those with Ctrl and the like stay JupyterLab's: saving must work from here too. It looks at the
  // element with the focus before it looks around that, so both are marked.
  function share(event) {
    if (!home.contains(event.target)) return;
    const ours = !(event.altKey || event.ctrlKey || event.metaKey);
    for (const element of [home, event.target]) {
      ours ? element.setAttribute(SUPPRESS, "true") : element.removeAttribute(SUPPRESS);
    }
  }

  // The surroundings are known only once the element stands on the page.
  let waiting = requestAnimationFrame(function settle() {
    if (!el.isConnected) {
      waiting = requestAnimationFrame(settle);
      return;
    }
    const scope = model.get("scope");
    home = (scope && el.closest(`.${CSS.escape(scope)}`)) || el;
    el.removeAttribute(SUPPRESS);
    home.setAttribute(SUPPRESS, "true");
    home.addEventListener("keydown", onKey);
  });
  window.addEventListener("keydown", share, true);

  el.addEventListener("click", onClick);
  el.addEventListener("focusin", onFocus);
  model.on("change", draw);
  draw();

  return () => {
    cancelAnimationFrame(waiting);
    window.removeEventListener("keydown", share, true);
    home.removeEventListener("keydown", onKey);
    model.off("change", draw);
  };
}

export default { render };
