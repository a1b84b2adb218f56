import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { dropDraft, isDraftAt, keepDraft, keepDraftFiles, placeOf } from "../drafts/drafts.ts";
import { discard, takeBack } from "./outbox.ts";

/**
 * In its form (or sent meanwhile); held up by something unfinished in that form; or not taken by
 * the device, and where it was.
 */
export type Edited = "inForm" | "occupied" | "notKept";

const here = { takeBack, isDraftAt, keepDraft, keepDraftFiles, dropDraft, discard };

/**
 * Back into its form. The queue's copy goes when the form's lies on the device, and not before;
 * another draft of that form is somebody's typing too, and is not written over. A request keeps its
 * key: should the first try have arrived after all, the changed one is not filed beside it. What
 * replaces a record is another saving, with a key of its own.
 */
export async function editAgain(id: string, device: typeof here = here): Promise<Edited> {
  const back = await device.takeBack(id);
  if (!back) return "inForm";
  const { kind, form, values } = back.item;
  const place = placeOf(form);
  if (await device.isDraftAt(place)) return "occupied";
  const draft = { values, key: kind === "newRequest" ? id : newIdempotencyKey() };
  // The files first: they are what there may be no room for.
  const isKept = (await device.keepDraftFiles(place, back.files)) && (await device.keepDraft(place, draft));
  if (!isKept) {
    await device.dropDraft(place);
    return "notKept";
  }
  await device.discard(id);
  return "inForm";
}
