import { stateCode } from "#shared/directory/rules";
import { keepState } from "./savedState.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The address of a page that came ready, with what somebody chose or typed in it before its script
 * ran: the browser shows that, so the page must follow it. The controls of such a page are named as
 * the address names what they say.
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

/** As it stands in the page's own text: the value of an input, that of a list's chosen option. */
const sentValue = (control: Control) =>
  (control.querySelector("[selected]") ?? control).getAttribute("value") ?? "";
