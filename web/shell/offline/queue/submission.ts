import type { Kind } from "./queue.ts";

/** How a form is submitted while offline. */
export interface Later<Value> {
  kind: Kind;
  /** The form's address. */
  path: string;
  /** The recipient. */
  about: (value: Value) => string;
  /** The mutation's input. */
  input: (value: Value) => Record<string, unknown>;
  files?: () => readonly File[];
}
