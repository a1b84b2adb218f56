import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  owner: "Owner",
  noOwner: "No one",
  since: (at: string) => `Since ${at}`,
  assign: "Assign",
  take: "I'll handle this",
  takeOf: (caseId: string) => `I'll handle this: ${caseId}`,
  taking: "Saving...",
  holdsRules: "Automatic escalation and approval are paused.",
  undo: "Undo",
  failed: "Could not assign the case",
  assignOf: (caseId: string) => `Assign ${caseId}`,
  assignTo: "Owner",
  assigning: "Assigning...",
  assigned: (name: string) => `Assigned to ${name}`,
  released: "This case no longer has an owner",
  cancel: "Cancel",
  releases: "Releases",
  tab: (count: number) => (count === 0 ? "Notes" : `Notes (${count})`),
  open: "Add a note",
  label: "Note",
  hint: "Write facts of help only: a note may be read in court. Type @ and a username to notify a colleague.",
  add: "Save note",
  adding: "Saving...",
  added: "Note saved",
  none: "No notes yet",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
