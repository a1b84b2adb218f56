import type { FieldErrors } from "../core/errors.ts";

/** Where an opened pass is shown. The address holds no secret; the browser's cookie opens it. */
export const passAddress = "/c";

/** What a form of the pass pages sends besides what was typed. */
export const fields = ["act", "ticket", "code", "pin", "again", "content", "phone", "when"] as const;
export type PassForm = Record<(typeof fields)[number], string>;

/** A form that was refused, to be shown as it was typed. */
export interface Again {
  typed: PassForm;
  problems: FieldErrors;
}
