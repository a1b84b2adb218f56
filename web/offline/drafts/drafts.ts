import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { draftOwner, lastOwner } from "../owner.ts";
import { canKeep, drop, idsOn, keep, sweep, take } from "../sealedStore.ts";

/** A form as somebody left it. */
export interface Draft {
  values: Values;
  /** Sent with it: if an earlier try had arrived, it is not filed again. */
  key: string;
  /** Milliseconds; there when it was kept before. */
  at?: number;
}
type Values = Record<string, unknown>;

/**
 * For a form whose words lie elsewhere under a lock of their own: its draft must be no easier to
 * read than they are.
 */
export interface DraftKeeper {
  /** Whose the draft is, in place of the tab or of who is signed in. */
  owner: () => string;
  /** Fails where nothing may be kept now. */
  seal: (place: string, values: Values) => Promise<unknown>;
  /** Fails where it does not open. */
  open: (place: string, kept: unknown) => Promise<Values>;
}
/** What the vault's own sealing is enough for. */
export const plainKeeper: DraftKeeper = {
  owner: () => draftOwner(lastOwner()),
  seal: async (_place, values) => values,
  open: async (_place, kept) => kept as Values,
};

export const emptyDraft = (): Draft => ({ values: {}, key: newIdempotencyKey() });

/** By its place, the write of a draft that is on its way. */
const onTheWay = new Map<string, Promise<void>>();

/** A form that is opened again at once finds what was typed a moment before. */
export async function readDraft(place: string, keeper: DraftKeeper): Promise<Draft> {
  try {
    while (onTheWay.has(place)) await onTheWay.get(place);
    const kept = await take<{ values: unknown; key: string }>("drafts", place);
    if (!kept) return emptyDraft();
    const { key, values } = kept.value;
    return { key, values: await keeper.open(place, values), at: kept.at };
  } catch {
    return emptyDraft(); // the device keeps nothing: typing goes on without it
  } finally {
    void sweep().catch(() => {}); // a form opens without waiting for what is past its time
  }
}

/** Says whether the device took it. */
export async function keepDraft(place: string, { values, key }: Draft): Promise<boolean> {
  if (!canKeep()) return false;
  return keep("drafts", place, { value: { values, key } }).then(...taken);
}

/** Begins to seal at once: a moment later its lock may be closed. What is returned lays it down. */
export function sealDraft(place: string, { values, key }: Draft, keeper = plainKeeper): () => Promise<void> {
  if (!canKeep()) return async () => {};
  const sealing = keeper.seal(place, values);
  sealing.catch(() => {});
  return () => {
    const laid = sealing
      .then((sealed) => keep("drafts", place, { value: { values: sealed, key } }))
      .catch(() => {})
      .finally(() => {
        if (onTheWay.get(place) === laid) onTheWay.delete(place);
      });
    onTheWay.set(place, laid);
    return laid;
  };
}

/** Whether words or files of that form lie there. Fails where the device does not say. */
export async function isDraftAt(place: string): Promise<boolean> {
  if (!canKeep()) return false;
  return Boolean((await take("drafts", place)) ?? (await take("drafts", filesPlaceOf(place))));
}

export async function dropDraft(place: string): Promise<void> {
  await dropWords(place);
  await dropWords(filesPlaceOf(place));
}

/** The fields are as they were at first; chosen files stay. */
export async function dropWords(place: string): Promise<void> {
  if (canKeep()) await drop("drafts", place).catch(() => {});
}

/**
 * Files lie beside the words, so that a typed letter does not seal a photo anew. Says whether the
 * device took them: where it has no room, they stay as long as this page.
 */
export async function keepDraftFiles(place: string, files: readonly File[]): Promise<boolean> {
  if (!canKeep()) return false;
  const beside = filesPlaceOf(place);
  const done = files.length > 0 ? keep("drafts", beside, { value: null, files }) : drop("drafts", beside);
  return done.then(...taken);
}
const taken = [() => true, () => false] as const;

export async function readDraftFiles(place: string): Promise<readonly File[]> {
  if (!canKeep()) return [];
  const kept = await take("drafts", filesPlaceOf(place)).catch(() => undefined);
  return kept?.files ?? [];
}

/**
 * At sign-out: nobody else finds what was typed. What is the device's stays, as what it belongs to
 * does.
 */
export async function forgetDrafts(): Promise<void> {
  if (!canKeep()) return;
  const ids = await idsOn("drafts").catch(() => []);
  const personal = ids.filter((id) => !id.startsWith(deviceOwner) && !id.startsWith(deskOwner));
  await Promise.all(personal.map((id) => drop("drafts", id).catch(() => {})));
}
/** The owner of a draft that is nobody's session but this device's begins with it. */
export const deviceOwner = "incidents-";
/**
 * What an administrator was typing when a session ended waits for the same account, whoever signs
 * in and out meanwhile.
 */
export const deskOwner = "desk-";

/** Where the draft of a form lies: with whoever opens it now, also when they sign in by it. */
export const placeOf = (form: string, { owner } = plainKeeper) => `${owner()}/${form}`;
const filesPlaceOf = (place: string) => `${place}/files`;
