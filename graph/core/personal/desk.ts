import type { Inventory } from "./types.ts";

/** What administrators write to each other, and the desk's own lists. */
export const desk = {
  CaseOwner: {
    label: "Owners of cases",
    of: { request: "requestId", admin: "adminId" },
    columns: { by: ["admin", "Assigned by"] },
  },
  CaseNote: {
    label: "Notes of cases",
    of: { request: "requestId" },
    rows: "delete",
    columns: { by: ["admin", "Written by"], text: ["victimText", "Note"] },
  },
  CaseMention: {
    label: "People named in notes",
    of: { request: "note.requestId", admin: "adminId" },
    rows: "delete",
    columns: {},
  },
  CaseView: {
    label: "Who has a case open",
    isPassing: true,
    of: { request: "requestId" },
    rows: "delete",
    columns: { adminName: "admin" },
  },
  CaseFilter: {
    label: "Saved views of the list of cases",
    of: { admin: "ownerId" },
    columns: { name: ["admin", "Name"], address: ["admin", "Filters"] },
  },
  DeskTask: {
    label: "Tasks of the desk",
    of: { request: "requestId" },
    columns: {
      kind: "none",
      subjectType: "none",
      about: "none",
      closedBy: "admin",
      outcome: "none",
      note: ["victimText", "Note"],
    },
  },
  InboxRead: {
    label: "What was read in the inbox",
    columns: { kind: "none", readBy: "admin" },
  },
  ReplyWriter: {
    label: "Who is writing a reply",
    columns: { thread: "reference", adminName: "admin" },
  },
  ShiftHandover: {
    label: "Handovers of shifts",
    columns: {
      by: ["admin", "Handed over by"],
      note: ["admin", "Note"],
      acknowledgedBy: ["admin", "Read by"],
    },
  },
  UrgencyRule: {
    label: "Urgency rules",
    columns: { escalationSteps: "none", updatedBy: "admin" },
  },
  AiRuleset: {
    label: "Rules for recommendations",
    columns: {
      name: "none",
      category: "none",
      conditions: ["none", "Conditions", { keys: { "*": "none" } }],
      updatedBy: "admin",
    },
  },
  RulebookChange: {
    label: "Changes of the rules",
    columns: {
      kind: "none",
      name: "none",
      before: ["none", "Before", { keys: { "*": "none" } }],
      after: ["none", "After", { keys: { "*": "none" } }],
      changedBy: "admin",
    },
  },
} as const satisfies Partial<Inventory>;
