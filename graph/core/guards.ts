import { refusalOf } from "../adapters/database/refusal.ts";
import { Refusal, type RefusalCode } from "./errors.ts";
import type { AnySentence } from "../../shared/core/i18n/phrases.ts";

interface Guard {
  /** The SQLSTATE that the database raises. */
  state: string;
  means: string;
  /** What the caller gets; null if the service acts on it instead. */
  code: RefusalCode | null;
}

/**
 * How the database's own rules refuse a write. docs/how/database.md names the function behind each;
 * the sentence for a caller belongs to the act that was refused.
 */
export const guards = {
  shard: {
    state: "SV000",
    means: "No part of a fund's balance has enough alone. fund_take catches it and gathers from all.",
    code: null,
  },
  rule: {
    state: "SV001",
    means: "The write would break a rule of the data, or change a finished record.",
    code: "CONFLICT",
  },
  limit: {
    state: "SV002",
    means: "A rolling limit is reached. The detail names whose; the approval is recorded and waits.",
    code: null,
  },
  lastSuperAdmin: {
    state: "SV003",
    means: "No super administrator would be left who can sign in without a provider.",
    code: "CONFLICT",
  },
  noMoney: {
    state: "SV004",
    means: "No open fund has the money.",
    code: "UNPROCESSABLE",
  },
  passkeys: {
    state: "SV005",
    means: "The account has all the passkeys that it can have.",
    code: "UNPROCESSABLE",
  },
  held: {
    state: "SV006",
    means: "A hold covers the record.",
    code: "CONFLICT",
  },
  destroyed: {
    state: "SV007",
    means: "The record was destroyed under a retention schedule.",
    code: "CONFLICT",
  },
} as const satisfies Record<string, Guard>;

type GuardName = keyof typeof guards;
type Answered = { [Name in GuardName]: (typeof guards)[Name]["code"] extends null ? never : Name }[GuardName];

export const isRefusedBy = (guard: GuardName, error: unknown): boolean =>
  refusalOf(error, guards[guard].state) !== undefined;

/** Throws the error again, or if this guard raised it, the refusal that the caller reads. */
export function rethrowFrom(guard: Answered, sentence: AnySentence, error: unknown): never {
  throw isRefusedBy(guard, error) ? new Refusal(guards[guard].code, sentence) : error;
}
