import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** An experimental axe rule: a control's visible text is in its accessible name (WCAG 2.5.3). */
const nameHasItsWords = { "label-content-name-mismatch": { enabled: true } };

/**
 * A finding must be confirmed by a second check, since reloading content is dimmed and a toast
 * fades in. Sticky bars scroll away for it, because they cover what is below.
 */
export async function problemsOf(page: Page, only?: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>("header, nav:last-of-type"))
      bar.style.position = "static";
  });
  const first = await lookAt(page, only);
  if (first.length === 0) return [];
  await page.waitForTimeout(1000);
  const second = new Set((await lookAt(page, only)).map(({ place }) => place));
  return first.filter(({ place }) => second.has(place)).map(({ problem }) => problem);
}

async function lookAt(page: Page, only?: (axe: AxeBuilder) => AxeBuilder) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (only ?? everyRule)(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isFalse(id, html))
      .map(({ html, target, failureSummary = "" }) => ({
        place: `${id} ${target.join(" ")}`,
        problem: `${id}: ${html} ${failureSummary.replaceAll(/\s+/g, " ")}`,
      })),
  );
}

/** What axe finds where there is no defect: by its rule, and by the element. */
const falseFindings: readonly (readonly [string, RegExp])[] = [
  // The words of an entry's description are no part of its name.
  ["label-content-name-mismatch", /role="menuitem[^>]* aria-describedby/],
  // The arrow keys of the field above scroll the palette's list.
  ["scrollable-region-focusable", /aria-label="Find a page or action" role="menu"/],
];
const isFalse = (rule: string, html: string) =>
  falseFindings.some(([name, element]) => name === rule && element.test(html));

export const everyRule = (axe: AxeBuilder) => axe.options({ rules: nameHasItsWords }).withTags(tags);
export const colours = (axe: AxeBuilder) => axe.withRules("color-contrast");
/** Color checks take half of the time, and are the same in every language. */
export const allButColours = (axe: AxeBuilder) =>
  axe.options({ rules: { ...nameHasItsWords, "color-contrast": { enabled: false } } }).withTags(tags);

const softly = expect.configure({ soft: true });

/**
 * At 320 pixels, and at 640 with double text size (1280 pixels zoomed in), nothing is cut off at
 * the side.
 */
export async function fits(page: Page, name: string) {
  const size = page.viewportSize();
  for (const [width, text] of [
    [320, "100%"],
    [640, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((wish) => (document.documentElement.style.fontSize = wish), text);
    // What follows the window's width by script does so some frames later.
    await softly
      .poll(() => page.evaluate(cutOff), { message: `${name}, ${width} pixels, text of ${text}` })
      .toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  if (size) await page.setViewportSize(size);
}

/**
 * Runs in the page: text and controls that are partly unreachable, beyond the window or a clipping
 * panel. Ellipsized text is intended.
 */
function cutOff(): string[] {
  const tolerance = 1.5;
  const isSpoken = (element: Element) => element.clientWidth <= 1 || element.clientHeight <= 1;
  const isMeantToEnd = (element: Element, style: CSSStyleDeclaration) =>
    style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || isSpoken(element);

  function isCut(element: Element): boolean {
    const { left, right, top } = element.getBoundingClientRect();
    for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.overflowX === "auto" || style.overflowX === "scroll") {
        if (above !== element) return false;
      } else if (style.overflowX !== "visible") {
        if (isMeantToEnd(above, style)) return false;
        const clip = above.getBoundingClientRect();
        if (top >= clip.bottom) return false; // wrapped out of sight as a whole, such as the name next to the logo
        if (right > clip.right + tolerance || left < clip.left - tolerance) return true;
      }
      if (style.position === "fixed") break;
    }
    return right > innerWidth + tolerance || left < -tolerance;
  }

  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest("[aria-hidden=true], [inert]");
  const cut = [...document.body.querySelectorAll("*")]
    .filter((element) => hasWords(element) || element.matches("button, input, select, textarea, a, svg"))
    .filter((element) => isSeen(element) && isCut(element))
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`);
  const isWider = (document.scrollingElement?.scrollWidth ?? 0) > innerWidth;
  return isWider ? ["the page", ...cut] : cut;
}

/** The spacing that a reader may set (WCAG 1.4.12). */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** With wider spacing no text is cut off that was whole before, on a phone and on a desk. */
export async function keepsSpacing(page: Page, name: string) {
  const size = page.viewportSize();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await page.evaluate(clippedTexts);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spaced);
    const added = async () => (await page.evaluate(clippedTexts)).filter((text) => !before.includes(text));
    await softly.poll(added, { message: `${name}, spaced, ${width} pixels` }).toEqual([]);
    await softly
      .poll(() => page.evaluate(cutOff), { message: `${name}, spaced, ${width} pixels` })
      .toEqual([]);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  }
  if (size) await page.setViewportSize(size);
}

/** Runs in the page: texts whose own box hides a part of them. Ellipsized text is intended. */
function clippedTexts(): string[] {
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.clientWidth <= 1;
  return [...document.body.querySelectorAll("*")]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isMeantToEnd = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      const clips = /hidden|clip/.test(overflowX + overflowY) && !isMeantToEnd;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return (
        clips && !isHidden(element) && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
      );
    })
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`);
}

/** By the app's own setting, and by the system's, which server pages follow. */
export async function wear(page: Page, theme: "light" | "dark") {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((wish) => (document.documentElement.dataset["theme"] = wish), theme);
}
