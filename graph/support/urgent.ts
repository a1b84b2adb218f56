import type { CallLine } from "../danger/calls.shared.ts";
import type { DangerKind } from "../danger/rules.shared.ts";

/** What is said to a person who writes of a life in danger: the number before anything else. */
export interface Urgent {
  answers: Readonly<Record<DangerKind, string>>;
  /** Where a message speaks of a second danger: what else to call. */
  also: Readonly<Record<CallLine, (number: string) => string>>;
}
