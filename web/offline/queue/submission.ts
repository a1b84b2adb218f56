import type { Kind } from "./queue.ts";

/** How a form's submission is sent when there is no connection. */
export interface Later<Value> {
  kind: Kind;
  /** The form's address. */
  path: string;
  /** Who it is for. */
  about: (value: Value) => string;
  /** The mutation's input. */
  input: (value: Value) => Record<string, unknown>;
  files?: () => readonly File[];
}
