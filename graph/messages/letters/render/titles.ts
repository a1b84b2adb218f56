import type { LetterKind } from "../../../../prisma/client/enums.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { words as summaryWords } from "../summary/words.ts";
import { words } from "../words.ts";

/** The title of a recipient's letter in the reader's language, which may not be the letter's. */
export function letterTitle(kind: LetterKind, language: Language): string {
  const { approved, denied, dispatched } = words(language);
  const titles: Record<LetterKind, string> = {
    approval: approved.victim.title,
    denial: denied.victim.title,
    dispatch: dispatched.victim.title,
    summary: summaryWords(language).title,
  };
  return titles[kind];
}
