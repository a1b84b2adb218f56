/**
 * Filters the list of calls and makes GET calls. It is sent as written here, so it is plain
 * JavaScript for every supported browser.
 */
export const pageScript = `
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  for (const part of all("[data-scripted]")) part.hidden = false;

  const contents = all("[data-contents]");
  const isWide = matchMedia("(min-width: 64rem)").matches;
  const search = document.getElementById("search");
  const found = document.getElementById("found");
  const narrow = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let count = 0;
    for (const item of all("[data-call]")) {
      const matches = words.every((word) => item.dataset.words.includes(word));
      item.hidden = !matches;
      document.getElementById(item.dataset.call).hidden = !matches;
      if (matches) count += 1;
    }
    for (const area of contents) {
      area.hidden = !area.querySelector("[data-call]:not([hidden])");
      area.open = words.length > 0 || isWide;
    }
    for (const area of all("[data-area]")) area.hidden = !area.querySelector("section:not([hidden])");
    found.textContent = words.length === 0 ? "" : count === 1 ? "1 call" : count + " calls";
  };
  search.addEventListener("input", narrow);
  narrow();

  const shown = async (response) => {
    const type = response.headers.get("content-type") || "";
    if (!/json/.test(type)) return type + ", " + (await response.blob()).size + " bytes";
    const text = await response.text();
    try {
      return JSON.stringify(JSON.parse(text), null, 2).slice(0, 100000);
    } catch {
      return text;
    }
  };
  const send = async (form) => {
    let path = form.dataset.path;
    const query = new URLSearchParams();
    for (const { name, value, dataset } of all("input", form)) {
      if (dataset.in === "path") path = path.replace("{" + name + "}", encodeURIComponent(value));
      else if (value) query.set(name, value);
    }
    const key = document.getElementById("key").value.trim();
    const status = form.querySelector("[role=status]");
    const answer = form.querySelector("pre");
    status.textContent = "Sending…";
    const start = performance.now();
    try {
      const response = await fetch(path + (String(query) && "?" + query), {
        headers: key ? { authorization: "Bearer " + key } : {},
        credentials: key ? "omit" : "same-origin",
      });
      answer.textContent = await shown(response);
      answer.hidden = false;
      status.textContent = response.status + " " + response.statusText + ", " + Math.round(performance.now() - start) + " ms";
    } catch {
      answer.hidden = true;
      status.textContent = "The server cannot be reached. Check your connection and try again.";
    }
  };
  for (const form of all("form[data-path]"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      send(form);
    });
})();
`;
