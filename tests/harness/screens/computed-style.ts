/**
 * Screen tests have no style sheets, yet jsdom matches its own for each computed style, which took
 * a sixth of their time. So `display` is computed once per kind of element, and otherwise only
 * inline styles count.
 */
const computed = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

function displayOf(element: HTMLElement): string {
  if (element.style.display) return element.style.display;
  if (element.hidden) return "none";
  const known = displays.get(element.tagName) ?? computed(element).display;
  displays.set(element.tagName, known);
  return known;
}

window.getComputedStyle = (element) => {
  const shown = element as HTMLElement;
  return new Proxy(shown.style, {
    get(style, property) {
      if (property === "display") return displayOf(shown);
      if (property === "getPropertyValue")
        return (name: string) => (name === "display" ? displayOf(shown) : style.getPropertyValue(name));
      const value: unknown = Reflect.get(style, property, style);
      return typeof value === "function" ? value.bind(style) : value;
    },
  });
};
