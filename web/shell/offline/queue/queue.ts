import type { Sentence } from "../../../../shared/core/i18n/phrases.ts";

/**
 * What can be sent later. Each is one mutation (senders.ts), and its form is reopened at its
 * address.
 */
export type Kind = "newRequest" | "victimInfo" | "recipient" | "serviceRequest";

/**
 * One undelivered submission. Its id is the idempotency key, so that the server accepts it only
 * once.
 */
export interface Waiting {
  id: string;
  kind: Kind;
  /** Its form: a later submission of the same form replaces it. */
  form: string;
  /** The form's address. */
  path: string;
  /** The writer (owner.ts): it is sent under no other identity. */
  owner: string;
  /** The recipient, to tell submissions apart. */
  about: string;
  /** The mutation's input, and the fields' values. */
  input: Record<string, unknown>;
  values: Record<string, unknown>;
  /** ISO, UTC: when Submit was pressed. */
  writtenAt: string;
  tries: number;
  /** In milliseconds; after a failed try it waits until then. */
  notBefore: number;
  /** Why the server refused it. It stays until the writer decides. */
  refusal?: Refusal;
}

export interface Refusal {
  code: string;
  /** In English with translation keys; plain text from earlier versions of the app. */
  message: readonly Sentence[] | string;
}

/** The result of a try: delivered, or an error's code and sentence. */
export type Outcome = { arrived: true } | ({ arrived: false } & Refusal);

const firstRestMs = 15_000;
const longestRestMs = 10 * 60_000;
/** A temporary failure: the connection, a server error, or a rate limit. */
const passing = new Set(["NETWORK", "INTERNAL", "RATE_LIMITED", "TOO_SLOW", "UNAVAILABLE", "STORAGE_FULL"]);

/** The submission after a try; undefined if delivered. */
export function afterTry(item: Waiting, outcome: Outcome, now: number): Waiting | undefined {
  if (outcome.arrived) return undefined;
  const { code, message } = outcome;
  const tries = item.tries + 1;
  if (!isPassing(code)) return { ...item, tries, refusal: { code, message } };
  const { refusal: _, ...clean } = item;
  return { ...clean, tries, notBefore: now + restMs(tries) };
}

const isPassing = (code: string) => passing.has(code) || /^HTTP_5\d\d$/.test(code);

/** Doubles after each try, up to ten minutes. */
export const restMs = (tries: number): number =>
  Math.min(longestRestMs, firstRestMs * 2 ** Math.min(Math.max(tries, 1) - 1, 30));

/** Due submissions in order: a request must exist before what belongs to it. */
export const dueAmong = (items: readonly Waiting[], owner: string, now: number): Waiting[] =>
  items.filter((item) => item.owner === owner && !item.refusal && item.notBefore <= now);

/**
 * Adds a submission. An older one of the same form is replaced, unless each creates something new.
 */
export const withNew = (items: readonly Waiting[], added: Waiting): Waiting[] => [
  ...items.filter(({ id, kind, form }) => id !== added.id && (kind === "newRequest" || form !== added.form)),
  added,
];

/** The mutation's variables. Writes that create or replace something carry a key. */
export function variablesOf(item: Waiting): { input: Record<string, unknown> } {
  const isKeyed = item.kind === "newRequest" || item.kind === "victimInfo";
  return { input: { ...inputOf(item), ...(isKeyed && { idempotencyKey: item.id }) } };
}

/**
 * The mutation's input. An earlier version of the app stored its variables instead, and may have
 * left some on a device.
 */
function inputOf({ kind, input }: Waiting): Record<string, unknown> {
  if (typeof input["input"] !== "object") return input;
  const form = input["input"] as Record<string, unknown>;
  if (kind !== "victimInfo") return form;
  // It has no version. 0 stores it if there is no record yet, and is a CONFLICT otherwise.
  return { id: input["requestId"], version: 0, victimInfo: form };
}
