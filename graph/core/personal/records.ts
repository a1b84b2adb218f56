import type { Inventory } from "./types.ts";

/** Holds, schedules, destructions and packets: numbers, laws and accounts. */
export const records = {
  Hold: {
    label: "Holds",
    columns: {
      matter: ["admin", "Matter"],
      subject: ["reference", "What it covers"],
      placedBy: "admin",
      releasedBy: "admin",
      releaseReason: ["admin", "Why it was released"],
    },
  },
  RetentionSchedule: {
    label: "Retention schedules",
    columns: {
      citation: "none",
      changedBy: "admin",
      proposedCitation: "none",
      proposedBy: "admin",
    },
  },
  FiscalYear: { label: "Fiscal years whose reports were sent", columns: { reportsSentBy: "admin" } },
  Destruction: {
    label: "Destructions",
    columns: {
      citation: "none",
      proposedBy: "admin",
      approvedBy: "admin",
      stoppedBy: "admin",
      cursorUnit: "none",
    },
  },
  RecordsPacket: {
    label: "Records packets",
    of: { request: "requestId" },
    rows: "delete",
    copies: ["evidence", "recordings", "government_id", "messages"],
    columns: {
      id: ["reference", "File", { strip: "delete file" }],
      matter: ["admin", "Matter"],
      reference: ["reference", "Number of the order or request"],
      // Of an order of which the person was not told, nothing is said to them.
      body: ["admin", "Organization that receives it"],
      bodyKey: ["admin", "Organization, for comparing"],
      what: ["none", "What it lets out"],
      prefix: ["none", "Prefix of the page numbers"],
      boxes: ["none", "Redactions drawn by hand", { keys: { "*": "none" } }],
      sha256: ["reference", "Hash of the file"],
      failure: "none",
      madeBy: "admin",
    },
  },
  StrippedRecord: { label: "Records that were destroyed", columns: { unit: "none" } },
  DestroyedFile: { label: "Files that were destroyed", columns: { id: "reference" } },
} as const satisfies Partial<Inventory>;
