import { newIdempotencyKey } from "../app/idempotencyKey.ts";
import { keepDraft, keepDraftFiles, placeOf } from "./drafts.ts";
import { discard, takeBack } from "./outbox.ts";

/**
 * Back into its form. A request keeps its key: should the first try have arrived after all, the changed one is not filed beside it. What
 * replaces a record is another saving, with a key of its own.
 */
export async function editAgain(id: string): Promise<void> {
  const back = await takeBack(id);
  if (!back) return; // sent meanwhile
  const { kind, form, values } = back.item;
  await keepDraft(placeOf(form), { values, key: kind === "newRequest" ? id : newIdempotencyKey() });
  await keepDraftFiles(placeOf(form), back.files);
  await discard(id);
}
