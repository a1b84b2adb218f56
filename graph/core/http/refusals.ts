import { databaseTrouble } from "../../adapters/database/outage.ts";
import { NoRoom } from "../../adapters/files.ts";
import type { Kernel } from "../context.ts";
import { Refusal } from "../errors.ts";
import { isRefusedBy } from "../guards.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

const soon = 5;

/**
 * The refusal for an error: its own, that of an unreachable or full database, or of one that keeps
 * a held or destroyed record. Undefined for unexpected errors.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const trouble = databaseTrouble(error);
  if (trouble === "unreachable") return new Refusal("UNAVAILABLE", coreSays.recordsUnreachable);
  if (trouble === "full" || error instanceof NoRoom) return new Refusal("STORAGE_FULL", coreSays.noRoom);
  // A write that the database refused for any service: what it says is the same everywhere.
  if (isRefusedBy("held", error)) return new Refusal("CONFLICT", coreSays.mustBeKept);
  if (isRefusedBy("destroyed", error)) return new Refusal("CONFLICT", coreSays.wasDestroyed);
  return undefined;
}

/**
 * Logs a failure that the caller did not cause: one line if the database is the cause, everything
 * if the cause is unknown.
 */
export function noteFailure({ log }: Pick<Kernel, "log">, error: unknown, call: object): void {
  const trouble = databaseTrouble(error);
  if (trouble) log.warn({ ...call, database: trouble }, "the database cannot do its part");
  else log.error({ ...call, err: error }, "call failed");
}

/** Temporary failures say when to come back. */
export function headersOf({ status, retryAfterSeconds }: Failed): Record<string, string> {
  if (status !== 503 && retryAfterSeconds === undefined) return {};
  return { "retry-after": String(retryAfterSeconds ?? soon) };
}

interface Failed {
  status: number;
  retryAfterSeconds?: number;
}
