import type { FileStore } from "../attachments/fileStore.ts";
import type { Incident } from "./incident.ts";
import type { DraftShelf } from "./logDrafts.ts";

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

/** What the log is made of: a browser's, or a test's. */
export interface LogParts {
  storage: () => Storage;
  fileStore: FileStore;
  draftShelf: DraftShelf;
  now?: () => Date;
  /** Fewer rounds make a test quick. */
  passcodeRounds?: number;
}
