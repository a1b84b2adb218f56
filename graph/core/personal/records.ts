import type { Inventory } from "./types.ts";

/** Holds, schedules and destructions. They name no person in need: numbers, laws and accounts. */
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
  StrippedRecord: { label: "Records that were destroyed", columns: { unit: "none" } },
  DestroyedFile: { label: "Files that were destroyed", columns: { id: "reference" } },
} as const satisfies Partial<Inventory>;
