// Shows markup that Python made and tells Python which part of it was pressed, by its data- attributes.
// It decides nothing: what can be pressed, and what it is called, stands in `targets`.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TYPED_INTO = "input, textarea, select, [contenteditable=true]";

// What makes a part a button.
const OURS = ["role", "aria-label", "aria-pressed", "tabindex"];

// The style sheet that each picture carries for itself. Here it stands on the page already, and another one with each
// new picture would have the browser look at every element of the page again.
const SHEET = /<style>[^<]*<\/style>/g;

// Keys pressed on what carries this are none of JupyterLab's.
const SUPPRESS = "data-lm-suppress-shortcuts";

// After so many milliseconds what has just come onto the page is laid out.
const SETTLES = 250;

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
  let parts = new Map(); // what can be pressed, in the picture's order, with its kind (an attribute) and its key
  const last = new Map(); // for each kind the key of the part that had the focus last
  let home = el; // whose keys count

  el.classList.add("gl", "gl-board");
  el.setAttribute(SUPPRESS, "true");

  function findParts() {
    const found = new Map();
    const held = model.get("held");
    for (const [kind, names] of Object.entries(model.get("targets"))) {
      for (const [value, name] of Object.entries(names)) {
        const part = el.querySelector(`[${kind}="${CSS.escape(value)}"]`);
        if (!part || found.has(part)) continue;
        part.setAttribute("role", "button");
        part.setAttribute("aria-label", name);
        if (held[kind]) part.setAttribute("aria-pressed", String(held[kind].includes(value)));
        found.set(part, { kind, key: `${kind}=${value}` });
      }
    }
    // A message keeps no order of names that are numbers, so the picture's own order counts.
    const follows = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
    // A picture that can be pressed is a group of buttons, no longer one image.
    const pressable = [...found.keys()].sort(follows);
    for (const svg of new Set(pressable.map((part) => part.closest("svg")).filter(Boolean))) {
      svg.setAttribute("role", "group");
      svg.setAttribute("aria-label", svg.querySelector("title")?.textContent ?? "");
      for (const child of svg.children) {
        const told = ["title", "desc", "style"].includes(child.tagName) || pressable.some((part) => child.contains(part));
        if (!told) child.setAttribute("aria-hidden", "true");
      }
    }
    return new Map(pressable.map((part) => [part, found.get(part)]));
  }

  const keyOf = (part) => parts.get(part)?.key ?? nameOf(part);
  const alike = (kind) => [...parts.keys()].filter((part) => parts.get(part).kind === kind);

  // Of each kind only one part is reached by Tab, the others from there by arrow keys: the current one, if there is.
  function rove() {
    for (const kind of new Set([...parts.values()].map((about) => about.kind))) {
      const among = alike(kind);
      const entry =
        among.find((part) => part === el.getRootNode().activeElement) ??
        among.find((part) => part.hasAttribute("aria-current")) ??
        among.find((part) => keyOf(part) === last.get(kind)) ??
        among[0];
      for (const part of among) part.setAttribute("tabindex", part === entry ? "0" : "-1");
    }
    const keys = !parts.size && model.get("listens").length > 0;
    keys ? el.setAttribute("tabindex", "0") : el.removeAttribute("tabindex");
    model.get("name") ? el.setAttribute("aria-label", model.get("name")) : el.removeAttribute("aria-label");
    model.get("name") ? el.setAttribute("role", "group") : el.removeAttribute("role");
  }

  // What is long shows the part that matters, and leaves the page where it is.
  function bringIntoView() {
    const part = el.querySelector("[data-in-view]");
    if (!part) return;
    const [inside, outside] = [part, el].map((one) => one.getBoundingClientRect());
    if (inside.top < outside.top || inside.bottom > outside.bottom) {
      // What is longer than the place is shown from its beginning.
      el.scrollTop += inside.top - outside.top - Math.max(0, (outside.height - inside.height) / 2);
    }
  }

  // A place that was hidden, or is smaller or larger than before, has to show that part still.
  const resized = new ResizeObserver(bringIntoView);
  resized.observe(el);

  function draw() {
    const active = el.getRootNode().activeElement;
    const held = active && el.contains(active) ? keyOf(active) : null;
    const kind = parts.get(active)?.kind;
    const place = alike(kind).indexOf(active);
    if (model.get("picture") !== shown) {
      shown = model.get("picture");
      el.innerHTML = shown.replaceAll(SHEET, "");
    }
    const before = parts;
    parts = findParts();
    for (const part of before.keys()) {
      if (!parts.has(part)) OURS.forEach((attribute) => part.removeAttribute(attribute)); // It is no target any more.
    }
    rove();
    bringIntoView();
    if (held !== null && !el.contains(el.getRootNode().activeElement)) {
      const pressable = [...el.querySelectorAll("button, [role=button]")];
      // Where the part itself is gone, the focus goes to the one that has taken its place.
      const others = alike(kind);
      const next = others[Math.min(place, others.length - 1)] ?? parts.keys().next().value ?? pressable[0];
      const again = pressable.find((part) => keyOf(part) === held) ?? next ?? el;
      if (again === el) el.setAttribute("tabindex", "-1"); // Nothing to press is left: the place itself keeps it.
      again.focus({ preventScroll: true });
    }
  }

  // Python may lead the focus on, where the user is at work in these surroundings or has lost it to the page.
  function onMessage({ focus, show }) {
    if (show) {
      // What has come onto the page together with the picture has to be laid out first.
      setTimeout(() => home.scrollIntoView({ block: "start" }), SETTLES);
      return;
    }
    const active = document.activeElement;
    if (active && active !== document.body && !home.contains(active)) return;
    for (const [kind, value] of Object.entries(focus)) {
      const part = [...parts.keys()].find((one) => parts.get(one).key === `${kind}=${value}`);
      part?.focus({ preventScroll: true });
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
    const at = partAt(event.target);
    const part = parts.has(at) ? at : null;
    const among = part ? alike(parts.get(part).kind) : [];
    const along = model.get("in_order") && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (part && along) among[among.indexOf(part) + along]?.focus();
    else if (part && ARROWS[event.key]) neighbour(part, among, ARROWS[event.key])?.focus();
    else if (part && ["Home", "End"].includes(event.key)) among.at(event.key === "Home" ? 0 : -1).focus();
    else if (part && ["Enter", " "].includes(event.key)) send(part, event.key);
    else if (model.get("listens").includes(event.key)) send(part, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onFocus(event) {
    const about = parts.get(event.target);
    if (about) {
      last.set(about.kind, about.key);
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
    bringIntoView();
  });
  window.addEventListener("keydown", share, true);

  el.addEventListener("click", onClick);
  el.addEventListener("focusin", onFocus);
  model.on("change", draw);
  model.on("msg:custom", onMessage);
  draw();

  return () => {
    cancelAnimationFrame(waiting);
    resized.disconnect();
    window.removeEventListener("keydown", share, true);
    home.removeEventListener("keydown", onKey);
    model.off("change", draw);
    model.off("msg:custom", onMessage);
  };
}

export default { render };
