import type { Again as PageAgain } from "../../core/pages/link-page.ts";

/** Where an opened pass is shown. The address holds no secret; the browser's cookie opens it. */
export const passAddress = "/c";

/** What a form of the pass pages sends besides what was typed. */
export const fields = [
  "act",
  "ticket",
  "code",
  "pin",
  "again",
  "content",
  "phone",
  "when",
  "answer",
  "way",
  "email",
  "from",
  "to",
  "leave",
  "version",
  "language",
  "kind",
] as const;
export type PassForm = Record<(typeof fields)[number], string>;

/** A form that was refused, to be shown as it was typed. */
export type Again = PageAgain<keyof PassForm>;
