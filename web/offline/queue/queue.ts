import type { Sentence } from "#shared/core/i18n/phrases";

/**
 * What can be sent later. Each is one mutation (senders.ts), and its form is found again at its
 * address.
 */
export type Kind = "newRequest" | "victimInfo" | "recipient" | "serviceRequest";

/**
 * One submission that has not arrived. Its id is the idempotency key, so that the server takes it
 * once however often it comes.
 */
export interface Waiting {
  id: string;
  kind: Kind;
  /** The form that it was typed into: a later submission of the same form takes its place. */
  form: string;
  /** The form's address. */
  path: string;
  /** Whoever wrote it (owner.ts): it is sent in nobody else's name. */
  owner: string;
  /** Who it is for, to tell one from another. */
  about: string;
  /** The mutation's input, and what the fields held. */
  input: Record<string, unknown>;
  values: Record<string, unknown>;
  /** ISO, UTC: when Submit was pressed. */
  writtenAt: string;
  tries: number;
  /** Milliseconds; after a failed try it rests until then. */
  notBefore: number;
  /** Why the server will not have it. It stays until its writer has decided about it. */
  refusal?: Refusal;
}

export interface Refusal {
  code: string;
  /**
   * In English, and as another language says it; texts where an earlier version of the app wrote
   * them down.
   */
  message: readonly Sentence[] | string;
}

/** What a try came to: arrived, or an error's code and sentence. */
export type Outcome = { arrived: true } | ({ arrived: false } & Refusal);

const firstRestMs = 15_000;
const longestRestMs = 10 * 60_000;
/** Not its own fault: the way there, a server in trouble, or too many at once. */
const passing = new Set(["NETWORK", "INTERNAL", "RATE_LIMITED", "TOO_SLOW", "UNAVAILABLE", "STORAGE_FULL"]);

/** The submission after a try; nothing when it has arrived. */
export function afterTry(item: Waiting, outcome: Outcome, now: number): Waiting | undefined {
  if (outcome.arrived) return undefined;
  const { code, message } = outcome;
  const tries = item.tries + 1;
  if (!isPassing(code)) return { ...item, tries, refusal: { code, message } };
  const { refusal: _, ...clean } = item;
  return { ...clean, tries, notBefore: now + restMs(tries) };
}

const isPassing = (code: string) => passing.has(code) || /^HTTP_5\d\d$/.test(code);

/** Twice as long after each try, up to ten minutes. */
export const restMs = (tries: number): number =>
  Math.min(longestRestMs, firstRestMs * 2 ** Math.min(Math.max(tries, 1) - 1, 30));

/**
 * Those that may go now, in the order in which they were written: a request must be there before
 * what belongs to it.
 */
export const dueAmong = (items: readonly Waiting[], owner: string, now: number): Waiting[] =>
  items.filter((item) => item.owner === owner && !item.refusal && item.notBefore <= now);

/**
 * With a new submission in the queue. The same form's older one is replaced, unless it makes
 * something new each time.
 */
export const withNew = (items: readonly Waiting[], added: Waiting): Waiting[] => [
  ...items.filter(({ id, kind, form }) => id !== added.id && (kind === "newRequest" || form !== added.form)),
  added,
];

/** The variables of its mutation. What is kept for ever, or replaces something, carries a key. */
export function variablesOf(item: Waiting): { input: Record<string, unknown> } {
  const isKeyed = item.kind === "newRequest" || item.kind === "victimInfo";
  return { input: { ...inputOf(item), ...(isKeyed && { idempotencyKey: item.id }) } };
}

/**
 * The mutation's input. An earlier version of the app kept a mutation's variables instead, and what
 * was written with it may still wait on a device.
 */
function inputOf({ kind, input }: Waiting): Record<string, unknown> {
  if (typeof input["input"] !== "object") return input;
  const form = input["input"] as Record<string, unknown>;
  if (kind !== "victimInfo") return form;
  // It kept no version. 0 stores it if there still is no record, and is a CONFLICT otherwise.
  return { id: input["requestId"], version: 0, victimInfo: form };
}
