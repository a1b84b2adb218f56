import { stateCode } from "../../../../shared/community/directory/rules.ts";
import { keepState } from "./savedState.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The URL of a prerendered page, plus choices and text entered before its script ran: the browser
 * shows them, so the page must follow. The controls are named like the URL's parameters.
 */
export function searchWithChosen(page: ParentNode, search: string): string {
  const early = [...page.querySelectorAll<Control>("select[name], input[name]")].filter(
    (control) => control.value !== sentValue(control),
  );
  if (early.length === 0) return search;
  const asked = new URLSearchParams(search);
  for (const { name, value } of early) {
    if (value) asked.set(name, value);
    else asked.delete(name);
    if (name === "state") keepState(stateCode(value));
  }
  const text = asked.toString();
  return text && `?${text}`;
}

/** The original value in the HTML: of an input, or of a list's selected option. */
const sentValue = (control: Control) =>
  (control.querySelector("[selected]") ?? control).getAttribute("value") ?? "";
