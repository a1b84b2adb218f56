import type { Language } from "../../../shared/core/forms/fields.ts";
import { html } from "../../core/pages/html.ts";
import type { Again } from "../../core/pages/link-page.ts";
import { textField } from "../../core/pages/parts.ts";
import { maxResponseCharacters } from "./rules.ts";
import { words } from "./words.ts";

interface MessageFieldsOptions {
  again: Again<"content"> | undefined;
  /** The field's id, if the page has several fields of that name. */
  id?: string;
}

/** The text field of a message to the administrators, and its button. */
export function messageFields({ again, id }: MessageFieldsOptions, language: Language) {
  const t = words(language);
  return html`${textField({
      name: "content",
      ...(id !== undefined && { id }),
      label: t.content,
      hint: t.contentHint,
      value: again?.typed.content,
      problem: again?.fields["content"]?.[0],
      rows: 6,
      maxLength: maxResponseCharacters,
    })} <button type="submit">${t.send}</button>`;
}
