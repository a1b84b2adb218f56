import { newIdempotencyKey } from "../requests/idempotencyKey.ts";
import { draftOwner, lastOwner } from "./owner.ts";
import { canKeep, clear, drop, keep, sweep, take } from "./vault.ts";

/** A form as somebody left it. */
export interface Draft {
  values: Record<string, unknown>;
  /** Sent with it: if an earlier try had arrived, it is not filed again. */
  key: string;
  /** Milliseconds; there when it was kept before. */
  at?: number;
}

export const emptyDraft = (): Draft => ({ values: {}, key: newIdempotencyKey() });

export async function readDraft(place: string): Promise<Draft> {
  try {
    await sweep();
    const kept = await take<Pick<Draft, "values" | "key">>("drafts", place);
    return kept ? { ...kept.value, at: kept.at } : emptyDraft();
  } catch {
    return emptyDraft(); // the device keeps nothing: typing goes on without it
  }
}

export async function keepDraft(place: string, { values, key }: Draft): Promise<void> {
  if (canKeep()) await keep("drafts", place, { value: { values, key } }).catch(() => {});
}

export async function dropDraft(place: string): Promise<void> {
  if (!canKeep()) return;
  await drop("drafts", place).catch(() => {});
  await drop("drafts", filesPlaceOf(place)).catch(() => {});
}

/** Files lie beside the words, so that a typed letter does not seal a photo anew. */
export async function keepDraftFiles(place: string, files: readonly File[]): Promise<void> {
  if (!canKeep()) return;
  const beside = filesPlaceOf(place);
  const done = files.length > 0 ? keep("drafts", beside, { value: null, files }) : drop("drafts", beside);
  await done.catch(() => {}); // no room on the device: they stay as long as this page
}

export async function readDraftFiles(place: string): Promise<readonly File[]> {
  if (!canKeep()) return [];
  const kept = await take("drafts", filesPlaceOf(place)).catch(() => undefined);
  return kept?.files ?? [];
}

/** At sign-out: nobody else finds what was typed. */
export async function forgetDrafts(): Promise<void> {
  if (canKeep()) await clear("drafts").catch(() => {});
}

/** Where the draft of a form lies: with whoever opens it now, also when he signs in by it. */
export const placeOf = (form: string) => `${draftOwner(lastOwner())}/${form}`;
const filesPlaceOf = (place: string) => `${place}/files`;
