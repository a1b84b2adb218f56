import { useEffect, useState } from "react";
import type { Sentence } from "../../../../shared/core/i18n/phrases.ts";
import { RequestError } from "../../../core/http/http.ts";
import { isLockedOwnerOf } from "../../../core/session/lockedOfficer.ts";
import { askOwner, hasOfficer, lastOwner } from "../owner.ts";
import { afterTry, dueAmong, withNew, type Outcome, type Waiting } from "./queue.ts";
import { send } from "./senders.ts";
import { drop, keep, keepAgain, take, takeAll } from "../sealedStore.ts";
import { listenToWaiting, tellWaiting } from "./waitingCount.ts";

/** The queue, in order of submission. */
export function useOutbox() {
  const [state, setState] = useState<{ items: Waiting[]; owner: string }>();
  useEffect(() => {
    let isHere = true;
    const refresh = () =>
      void all().then(
        (items) => isHere && setState({ items, owner: lastOwner() }),
        () => isHere && setState({ items: [], owner: lastOwner() }),
      );
    refresh();
    const stop = listenToWaiting(refresh);
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return state;
}

/** Queues a submission; resolves when it is stored. */
export async function enqueue(item: Waiting, files: readonly File[]): Promise<void> {
  const before = await all();
  const after = withNew(before, item);
  await keep("queue", item.id, dated(item, files));
  for (const { id } of before) if (!after.some((left) => left.id === id)) await drop("queue", id);
  tellWaiting(after.length);
}

export async function discard(id: string): Promise<void> {
  await drop("queue", id);
  tellWaiting((await all()).length);
}

/** Removes it from the queue and returns it to the person. */
export async function takeBack(id: string): Promise<{ item: Waiting; files: File[] } | undefined> {
  const kept = await take<Waiting>("queue", id);
  return kept && { item: kept.value, files: kept.files };
}

/**
 * A direct submission makes an older queued one of the same form obsolete, which would revert it.
 */
export async function discardForm(form: string): Promise<void> {
  for (const item of await all())
    if (item.form === form && item.kind !== "newRequest") await discard(item.id);
}

/**
 * What `who` queued while their device was locked becomes the current officer's. Another tab may do
 * the same, or have sent it.
 */
export async function adoptLockedWaiting(who: string): Promise<void> {
  if (!hasOfficer()) return;
  for (const item of await all()) {
    if (!(await isLockedOwnerOf(item.owner, who))) continue;
    const kept = await take<Waiting>("queue", item.id);
    if (kept) await keepAgain("queue", item.id, dated({ ...item, owner: lastOwner() }, kept.files));
  }
}

export interface Sent {
  arrived: Waiting[];
  /** How many of the same writer still wait, or were refused. */
  left: number;
  /** No answer. */
  isCutOff: boolean;
}

/**
 * Sends due submissions one at a time, in one tab at a time. `chosen` is one that the person wants
 * to send now, despite an earlier refusal; `isBack` skips the waits, because the connection was
 * restored.
 */
export async function sendWaiting(options: Options = {}): Promise<Sent> {
  const locks = navigator.locks as LockManager | undefined; // not there without https
  if (!locks) return sendInTurn(options);
  const signal = AbortSignal.timeout(longestWaitMs);
  return locks.request("safevoice-outbox", { signal }, () => sendInTurn(options));
}

interface Options {
  chosen?: string;
  isBack?: boolean;
}
/** Another tab is sending, for a while. */
const longestWaitMs = 20_000;

async function sendInTurn({ chosen, isBack }: Options): Promise<Sent> {
  const sent: Sent = { arrived: [], left: 0, isCutOff: false };
  const items = await all();
  const now = isBack ? Number.MAX_SAFE_INTEGER : Date.now();
  // Identifying the viewer is a call too; without it other people's submissions would wait forever.
  if (!chosen && !isBack && dueAmong(items, lastOwner(), now).length === 0) return sent;
  if (items.length === 0) return sent;
  const owner = await askOwner().catch(() => undefined);
  if (owner === undefined) return { ...sent, isCutOff: true };
  const due = chosen
    ? items.filter((item) => item.id === chosen && item.owner === owner)
    : dueAmong(items, owner, now);
  for (const item of due) {
    const outcome = await attempt(item);
    if (outcome.arrived) sent.arrived.push(item);
    else if (outcome.code === "NETWORK") return { ...sent, isCutOff: true };
  }
  const left = (await all()).filter((item) => item.owner === owner).length;
  return { ...sent, left };
}

async function attempt({ id }: Waiting): Promise<Outcome> {
  const kept = await take<Waiting>("queue", id); // another tab may have sent or discarded it
  if (!kept) return { arrived: true };
  const { value: item, files } = kept;
  let outcome: Outcome = { arrived: true };
  try {
    await send(item, files);
  } catch (error) {
    const code = error instanceof RequestError ? error.code : "INTERNAL";
    outcome = { arrived: false, code, message: sentencesOf(error) };
  }
  const after = afterTry(item, outcome, Date.now());
  if (after) await keepAgain("queue", id, dated(after, files)); // it may have been edited or discarded meanwhile
  else await drop("queue", id);
  tellWaiting((await all()).length);
  return outcome;
}

/** The first field's error says more than "the form is not right". */
function sentencesOf(error: unknown): Sentence[] {
  if (!(error instanceof RequestError))
    return [{ text: error instanceof Error ? error.message : String(error) }];
  const [field] = Object.values(error.fields).flat();
  return field && !error.message.includes(field.text) ? [error.sentence, field] : [error.sentence];
}

/** Keyed by submission time, for order and age. */
const dated = (item: Waiting, files: readonly File[]) => ({
  value: item,
  files,
  at: Date.parse(item.writtenAt),
});

const all = async () => (await takeAll<Waiting>("queue")).map(({ value }) => value);
