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

export async function readDraft(name: string): Promise<Draft> {
  try {
    await sweep();
    const kept = await take<Pick<Draft, "values" | "key">>("drafts", placeOf(name));
    return kept ? { ...kept.value, at: kept.at } : emptyDraft();
  } catch {
    return emptyDraft(); // the device keeps nothing: typing goes on without it
  }
}

export async function keepDraft(name: string, { values, key }: Draft): Promise<void> {
  if (canKeep()) await keep("drafts", placeOf(name), { value: { values, key } }).catch(() => {});
}

export async function dropDraft(name: string): Promise<void> {
  if (!canKeep()) return;
  await drop("drafts", placeOf(name)).catch(() => {});
  await drop("drafts", filesPlaceOf(name)).catch(() => {});
}

/** Files lie beside the words, so that a typed letter does not seal a photo anew. */
export async function keepDraftFiles(name: string, files: readonly File[]): Promise<void> {
  if (!canKeep()) return;
  const place = filesPlaceOf(name);
  const done = files.length > 0 ? keep("drafts", place, { value: null, files }) : drop("drafts", place);
  await done.catch(() => {}); // no room on the device: they stay as long as this page
}

export async function readDraftFiles(name: string): Promise<readonly File[]> {
  if (!canKeep()) return [];
  const kept = await take("drafts", filesPlaceOf(name)).catch(() => undefined);
  return kept?.files ?? [];
}

/** At sign-out: nobody else finds what was typed. */
export async function forgetDrafts(): Promise<void> {
  if (canKeep()) await clear("drafts").catch(() => {});
}

const placeOf = (name: string) => `${draftOwner(lastOwner())}/${name}`;
const filesPlaceOf = (name: string) => `${placeOf(name)}/files`;
