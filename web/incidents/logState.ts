import type { Incident } from "./incident.ts";

/** What a screen may know of the log. */
export type LogState =
  | { kind: "loading" }
  | { kind: "locked" }
  | {
      kind: "open";
      incidents: Incident[];
      hasPasscode: boolean;
      /** The device took the last change; else it lives in this page only. */
      isKept: boolean;
      /** What stood in storage and could not be read; it is set aside and not lost. */
      unreadable?: string;
    };
