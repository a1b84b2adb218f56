import type { FileStore } from "../attachments/fileStore.ts";
import type { Incident } from "./incident.ts";
import type { DraftShelf } from "./logDrafts.ts";

/** The log's state for screens. */
export type LogState =
  | { kind: "loading" }
  | { kind: "locked" }
  | {
      kind: "open";
      incidents: Incident[];
      hasPasscode: boolean;
      /** The last change was stored; else it is in this page only. */
      isKept: boolean;
      /** Unreadable stored data, set aside and not lost. */
      unreadable?: string;
    };

/** The log's dependencies: a browser's, or a test's. */
export interface LogParts {
  storage: () => Storage;
  fileStore: FileStore;
  draftShelf: DraftShelf;
  now?: () => Date;
  /** Fewer rounds make tests fast. */
  passcodeRounds?: number;
}
