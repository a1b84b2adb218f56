import { newIdempotencyKey } from "../../../core/http/idempotencyKey.ts";
import { dropDraft, isDraftAt, keepDraft, keepDraftFiles, placeOf } from "../drafts/drafts.ts";
import { discard, takeBack } from "./outbox.ts";

/**
 * Back in its form (or sent meanwhile); blocked by an unfinished draft there; or not stored, and
 * unchanged.
 */
export type Edited = "inForm" | "occupied" | "notKept";

const here = { takeBack, isDraftAt, keepDraft, keepDraftFiles, dropDraft, discard };

/**
 * Moves a submission back into its form. The queue's copy is removed only after the draft is
 * stored; an existing draft is not overwritten. A request keeps its key, in case the first try was
 * delivered after all; a replacement of a record gets a new key.
 */
export async function editAgain(id: string, device: typeof here = here): Promise<Edited> {
  const back = await device.takeBack(id);
  if (!back) return "inForm";
  const { kind, form, values } = back.item;
  const place = placeOf(form);
  if (await device.isDraftAt(place)) return "occupied";
  const draft = { values, key: kind === "newRequest" ? id : newIdempotencyKey() };
  // The files first, since there may be no space for them.
  const isKept = (await device.keepDraftFiles(place, back.files)) && (await device.keepDraft(place, draft));
  if (!isKept) {
    await device.dropDraft(place);
    return "notKept";
  }
  await device.discard(id);
  return "inForm";
}
