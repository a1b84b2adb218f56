import type { CallLine } from "../../../../shared/community/danger/calls.ts";
import type { DangerKind } from "../../../../shared/community/danger/rules.ts";

/** The answer to a person in mortal danger: the number before anything else. */
export interface Urgent {
  answers: Readonly<Record<DangerKind, string>>;
  /** If a message names a second danger: the other number. */
  also: Readonly<Record<CallLine, (number: string) => string>>;
}
