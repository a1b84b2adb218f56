import type { Page } from "@playwright/test";

/** What a person operates or enters: each must have a name of its own. */
const named = new Set([
  ...["button", "link", "textbox", "searchbox", "combobox", "listbox", "option", "checkbox", "radio"],
  ...["radiogroup", "switch", "slider", "spinbutton", "tab", "tablist", "menu", "menuitem", "menuitemradio"],
  ...["menuitemcheckbox", "dialog", "alertdialog", "meter", "progressbar", "grid", "region", "img"],
]);

/** What programs write in place of a name: `DropZone`, `isOpen`, `react-aria-:r1:`, `undefined`. */
const isOfPrograms = (name: string) =>
  /^\p{Lu}?\p{Ll}+\p{Lu}\w*$/u.test(name.replace(/^(?:DoorDash|SafeVoice)$/, "")) ||
  /\bDropZone\b|\breact-aria|:r\w+:|«r\w+»|_r_|^(?:undefined|null|NaN|\[object .*)$/.test(name) ||
  /^[\w-]*_[\w-]*$/.test(name);

/** At least a word of two letters, or a number. */
const isWords = (name: string) => /\p{L}{2}|\d/u.test(name) && !isOfPrograms(name);

/** A line of Playwright's accessibility tree: `- button "Send" [disabled]`. */
const line = /^\s*- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?/;

/** In the page's accessibility tree, the controls without a name that consists of words. */
export async function nameless(page: Page): Promise<string[]> {
  const tree = await page.locator("body").ariaSnapshot();
  return tree.split("\n").filter((one) => {
    const { role = "", name = "" } = line.exec(one)?.groups ?? {};
    return named.has(role) && !isWords(name);
  });
}
