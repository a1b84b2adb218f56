import type { BrowserContext, Page } from "@playwright/test";

/**
 * What a browser's page translator does to a page: each text is replaced by elements that show its
 * translation, and so is each text that appears or changes later. The translation here is the text
 * itself between `marks`, so a journey reads the same words with and without them.
 */
function translator(marks: readonly string[]) {
  const skipped = new Set(["SCRIPT", "STYLE", "FONT", "TEXTAREA", "NOSCRIPT", "TITLE"]);

  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || skipped.has(parent.tagName) || !text.data.trim()) return;
    if (parent.closest("svg, [translate=no], .notranslate")) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = marks.join(text.data);
    outer.append(inner);
    parent.replaceChild(outer, text);
  };

  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) translate(text);
  };

  const start = () => {
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") translate(target as Text);
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node);
          else if (node instanceof Element && node.tagName !== "FONT") translateAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };

  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}

/** Translates every page of a browser as soon as it has been parsed. */
export async function translateAll(context: BrowserContext): Promise<void> {
  await context.addInitScript(translator, ["", ""]);
}

/** Translates the open page, from now on. */
export const translateNow = (page: Page, marks: readonly string[] = ["[", "]"]): Promise<void> =>
  page.evaluate(translator, marks);

/** Texts of the page's content that should be translated and are not. */
export const untranslatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isLeft = text.parentElement?.closest(
        "font, svg, [translate=no], style, script, noscript, textarea, title",
      );
      if (!isLeft && text.data.trim()) found.push(text.data);
    }
    return found;
  });
