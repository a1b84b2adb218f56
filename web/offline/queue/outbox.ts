import { useEffect, useState } from "react";
import type { Sentence } from "#shared/core/i18n/phrases";
import { RequestError } from "../../core/http/http.ts";
import { askOwner, lastOwner } from "../owner.ts";
import { afterTry, dueAmong, withNew, type Kind, type Outcome, type Waiting } from "./queue.ts";
import { send } from "./senders.ts";
import { drop, keep, keepAgain, take, takeAll } from "../sealedStore.ts";
import { listenToWaiting, tellWaiting } from "./waitingCount.ts";

/** What waits, in the order in which it was written. */
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

/** Puts a submission into the queue; it lies on the device when this resolves. */
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

/** Out of the queue and back into somebody's hands. */
export async function takeBack(id: string): Promise<{ item: Waiting; files: File[] } | undefined> {
  const kept = await take<Waiting>("queue", id);
  return kept && { item: kept.value, files: kept.files };
}

/** What was sent directly makes an older one of the same form, which would undo it, needless. */
export async function discardForm(form: string): Promise<void> {
  for (const item of await all())
    if (item.form === form && item.kind !== "newRequest") await discard(item.id);
}

interface Sent {
  arrived: { kind: Kind; caseId?: string | undefined }[];
  /** Nobody answered. */
  isCutOff: boolean;
}

/**
 * Sends what may go, one after the other, in one tab at a time. `chosen` is one that the person
 * wants sent now, whatever was said about it before; `isBack` forgets the rests, because the
 * connection has just come back.
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
/** Another tab is at it, and will not be done soon. */
const longestWaitMs = 20_000;

async function sendInTurn({ chosen, isBack }: Options): Promise<Sent> {
  const sent: Sent = { arrived: [], isCutOff: false };
  const items = await all();
  const now = isBack ? Number.MAX_SAFE_INTEGER : Date.now();
  // Asking who is here is a call too, and somebody else's submissions would wait for it for ever.
  if (!chosen && !isBack && dueAmong(items, lastOwner(), now).length === 0) return sent;
  if (items.length === 0) return sent;
  const owner = await askOwner().catch(() => undefined);
  if (owner === undefined) return { ...sent, isCutOff: true };
  const due = chosen
    ? items.filter((item) => item.id === chosen && item.owner === owner)
    : dueAmong(items, owner, now);
  for (const item of due) {
    const { outcome, caseId } = await attempt(item);
    if (outcome.arrived) sent.arrived.push({ kind: item.kind, caseId });
    else if (outcome.code === "NETWORK") return { ...sent, isCutOff: true };
  }
  return sent;
}

async function attempt({ id }: Waiting): Promise<{ outcome: Outcome; caseId?: string | undefined }> {
  const kept = await take<Waiting>("queue", id); // another tab may have sent or discarded it
  if (!kept) return { outcome: { arrived: true } };
  const { value: item, files } = kept;
  let outcome: Outcome = { arrived: true };
  let caseId: string | undefined;
  try {
    caseId = await send(item, files);
  } catch (error) {
    const code = error instanceof RequestError ? error.code : "INTERNAL";
    outcome = { arrived: false, code, message: sentencesOf(error) };
  }
  const after = afterTry(item, outcome, Date.now());
  if (after) await keepAgain("queue", id, dated(after, files)); // it may have been taken back or discarded meanwhile
  else await drop("queue", id);
  tellWaiting((await all()).length);
  return { outcome, caseId };
}

/** The first field's own words say more than "the form is not right". */
function sentencesOf(error: unknown): Sentence[] {
  if (!(error instanceof RequestError))
    return [{ text: error instanceof Error ? error.message : String(error) }];
  const [field] = Object.values(error.fields).flat();
  return field && !error.message.includes(field.text) ? [error.sentence, field] : [error.sentence];
}

/** Under the time of writing, by which they are ordered and grow old. */
const dated = (item: Waiting, files: readonly File[]) => ({
  value: item,
  files,
  at: Date.parse(item.writtenAt),
});

const all = async () => (await takeAll<Waiting>("queue")).map(({ value }) => value);
