import type { Language } from "../../../shared/core/forms/fields.ts";
import { ago } from "../time/ago.ts";
import { html, type Html } from "./html.ts";

const mark = "\u0000";

/**
 * A sentence with a relative time, such as "Used 5 minutes ago". The element says which moment it
 * is, because a copy that is kept or printed must not say how long ago it was.
 */
export function moment(sentence: (when: string) => string, at: Date, now: Date, language: Language): Html {
  const [before = "", after] = sentence(mark).split(mark);
  if (after === undefined) return html`${before}`;
  return html`${before}<time datetime="${at.toISOString()}">${ago(at, now, language)}</time>${after}`;
}
