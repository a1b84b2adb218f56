import { newIdempotencyKey } from "../../../core/http/idempotencyKey.ts";
import { deskOwner } from "./drafts.ts";
import { canKeep, drop, idsOn, keep, take } from "../sealedStore.ts";

/** An administrator's text field at the end of the session. */
export interface TypedText {
  id: string;
  /** The name of its dialog or form. */
  within: string;
  label: string;
  text: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldTypes =
  "textarea, input:is([type=text], [type=email], [type=tel], [type=number], [type=url], :not([type]))";
const shown = `:is(main, [role=dialog], [role=alertdialog]) :is(${fieldTypes})`;
/**
 * Text typed since the page loaded; a field that was closed meanwhile is no longer in the document.
 */
const typedIn = new Set<Field>();

/**
 * Tracks fields with typed text. Passwords, codes and searches are never kept. Returns the stop
 * function.
 */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(shown) && !isSecret(target)) typedIn.add(target as Field);
  };
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    typedIn.clear();
  };
}

const isSecret = (field: Element) =>
  /password|one-time-code/.test(field.getAttribute("autocomplete") ?? "") ||
  field.closest("[role=search]") !== null;

/** Seals the page's typed text for the same account's next sign-in on this device. */
export async function keepTyped(who: string): Promise<void> {
  const texts = [...typedIn].filter((field) => field.isConnected && field.value.trim()).map(textOf);
  typedIn.clear();
  if (texts.length === 0 || !canKeep()) return;
  await Promise.all(
    texts.map((text) =>
      keep("drafts", `${placeOf(who)}${newIdempotencyKey()}`, { value: text }).catch(() => {}),
    ),
  );
}

/** This account's text, and no other's. */
export async function typedBefore(who: string): Promise<TypedText[]> {
  if (!canKeep()) return [];
  const ids = (await idsOn("drafts").catch(() => [])).filter((id) => id.startsWith(placeOf(who)));
  const kept = await Promise.all(
    ids.map((id) => take<Omit<TypedText, "id">>("drafts", id).catch(() => undefined)),
  );
  return kept.flatMap((one) => (one ? [{ ...one.value, id: one.id }] : []));
}

export const dropTyped = (id: string): Promise<void> => drop("drafts", id).catch(() => {});

/** The empty field in the page where the text was typed. */
export const fieldOf = ({ within, label }: TypedText): Field | undefined =>
  [...document.querySelectorAll<Field>(shown)].find((field) => {
    const found = textOf(field);
    return !found.text && found.within === within && found.label === label;
  });

/** As if typed, so that a React-controlled field accepts it. */
export function fillField(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const textOf = (field: Field): Omit<TypedText, "id"> => ({
  within: nameOf(field.closest("[role=dialog], [role=alertdialog], form[aria-label], section[aria-label]")),
  label: field.labels?.[0]?.textContent?.trim() || nameOf(field),
  text: field.value,
});

function nameOf(element: Element | null): string {
  const ids = element?.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent?.trim()).filter(Boolean);
  return element?.getAttribute("aria-label") ?? words.join(" ");
}

const placeOf = (who: string) => `${deskOwner}${who}/`;
