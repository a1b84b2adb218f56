import { newIdempotencyKey } from "../../../core/http/idempotencyKey.ts";
import { isLockedOwner, isLockedOwnerOf } from "../../../core/session/lockedOfficer.ts";
import { draftOwner, hasOfficer, lastOwner } from "../owner.ts";
import { canKeep, drop, idsOn, keep, sweep, take } from "../sealedStore.ts";

/** An unfinished form. */
export interface Draft {
  values: Values;
  /** Sent with it: if an earlier try was delivered, it is not filed again. */
  key: string;
  /** In milliseconds; set if it was stored before. */
  at?: number;
}
type Values = Record<string, unknown>;

/** For a form whose text has its own encryption elsewhere: its draft must be as protected. */
export interface DraftKeeper {
  /** The draft's owner, instead of the tab or the signed-in person. */
  owner: () => string;
  /** Fails if nothing may be stored now. */
  seal: (place: string, values: Values) => Promise<unknown>;
  /** Fails if it does not open. */
  open: (place: string, kept: unknown) => Promise<Values>;
}
/** For drafts for which the vault's own sealing is enough. */
export const plainKeeper: DraftKeeper = {
  owner: () => draftOwner(lastOwner()),
  seal: async (_place, values) => values,
  open: async (_place, kept) => kept as Values,
};

export const emptyDraft = (): Draft => ({ values: {}, key: newIdempotencyKey() });

/** Pending writes by place. */
const onTheWay = new Map<string, Promise<void>>();

/** A reopened form finds text typed a moment before. */
export async function readDraft(place: string, keeper: DraftKeeper): Promise<Draft> {
  try {
    // Also of the same form with another owner, which is adopted below.
    while (onTheWay.size > 0) await Promise.all(onTheWay.values());
    await adoptLockedDrafts(lastOwner());
    const kept = await take<{ values: unknown; key: string }>("drafts", place);
    if (!kept) return emptyDraft();
    const { key, values } = kept.value;
    return { key, values: await keeper.open(place, values), at: kept.at };
  } catch {
    return emptyDraft(); // nothing can be stored: typing continues without it
  } finally {
    void sweep().catch(() => {}); // opening a form does not wait for expired drafts
  }
}

/** Returns whether it was stored. */
export async function keepDraft(place: string, { values, key }: Draft): Promise<boolean> {
  if (!canKeep()) return false;
  return keep("drafts", place, { value: { values, key } }).then(...taken);
}

/** Seals at once, because its key may be locked a moment later. The returned function stores it. */
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

/** Whether text or files of that form are stored. Fails if unknown. */
export async function isDraftAt(place: string): Promise<boolean> {
  if (!canKeep()) return false;
  return Boolean((await take("drafts", place)) ?? (await take("drafts", filesPlaceOf(place))));
}

export async function dropDraft(place: string): Promise<void> {
  await dropWords(place);
  await dropWords(filesPlaceOf(place));
}

/** The fields have their initial values; chosen files stay. */
export async function dropWords(place: string): Promise<void> {
  if (canKeep()) await drop("drafts", place).catch(() => {});
}

/**
 * Files are separate from the text, so that typing does not seal a photo again. Returns whether
 * they were stored; without space, they last as long as the page.
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
  await adoptLockedDrafts(lastOwner());
  const kept = await take("drafts", filesPlaceOf(place)).catch(() => undefined);
  return kept?.files ?? [];
}

/**
 * At sign-out: no one else may find typed text. The device's own drafts stay, and those of `writer`
 * for their next sign-in, with those that were typed while their device was locked.
 */
export async function forgetDrafts(writer?: string): Promise<void> {
  if (!canKeep()) return;
  const ids = await idsOn("drafts").catch(() => []);
  const typedLocked = writer ? await lockedOwnersOf(writer, ids) : [];
  const own = [...typedLocked, ...(writer ? [writer] : [])].map((owner) => `${owner}/`);
  const staying = [deviceOwner, deskOwner, ...own];
  const personal = ids.filter((id) => !staying.some((owner) => id.startsWith(owner)));
  await Promise.all(personal.map((id) => drop("drafts", id).catch(() => {})));
}

/**
 * The drafts of a session that ended become those of the current person. `isSecond`: where the
 * person has a draft of the same form, text or files, theirs stays.
 */
export async function adoptDrafts(writer: string, isSecond = false): Promise<void> {
  if (!canKeep()) return;
  const own = draftOwner(lastOwner());
  const ids: string[] = await idsOn("drafts").catch(() => []);
  for (const id of ids.filter((one) => one.startsWith(`${writer}/`) && own !== writer)) {
    const place = `${own}${id.slice(writer.length)}`.replace(/\/files$/, "");
    if (isSecond && (ids.includes(place) || ids.includes(filesPlaceOf(place)))) continue;
    const kept = await take("drafts", id).catch(() => undefined);
    if (!kept) continue;
    const { value, files, at } = kept;
    await keep("drafts", `${own}${id.slice(writer.length)}`, { value, files, at })
      .then(() => drop("drafts", id))
      .catch(() => {}); // without space it stays where it is
  }
}

/**
 * What `who` typed while their device was locked becomes the current officer's. The second draft of
 * a form waits until the officer's own was sent or discarded.
 */
export async function adoptLockedDrafts(who: string): Promise<void> {
  if (!canKeep() || !hasOfficer()) return;
  const ids: string[] = await idsOn("drafts").catch(() => []);
  for (const owner of await lockedOwnersOf(who, ids)) await adoptDrafts(owner, true);
}

async function lockedOwnersOf(who: string, ids: readonly string[]): Promise<string[]> {
  const owners = [...new Set(ids.map((id) => id.split("/", 1)[0] ?? ""))];
  const isOwn = await Promise.all(owners.map((owner) => isLockedOwnerOf(owner, who)));
  return owners.filter((_owner, at) => isOwn[at]);
}

/** A form that was delivered from a locked device is no one's draft. */
export async function dropLockedDrafts(form: string): Promise<void> {
  if (!canKeep()) return;
  const ids: string[] = await idsOn("drafts").catch(() => []);
  for (const id of ids) if (isLockedOwner(id) && id.endsWith(`/${form}`)) await dropDraft(id);
}

/** The owner prefix of drafts that belong to the device, not to a session. */
export const deviceOwner = "incidents-";
/**
 * An administrator's typed text at the end of a session waits for the same account, also if another
 * one signs in first.
 */
export const deskOwner = "desk-";

/** The draft's place follows the current person, even if they sign in by this form. */
export const placeOf = (form: string, { owner } = plainKeeper) => `${owner()}/${form}`;
const filesPlaceOf = (place: string) => `${place}/files`;
