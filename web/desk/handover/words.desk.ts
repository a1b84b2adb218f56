import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Shift hand-over",
  lead: "Open work for the next shift.",
  also: "shift, handover, next administrator, open cases",
  last: "Last hand-over, and unread ones",
  none: "No shift has been handed over yet.",
  by: (name: string, when: string) => `${name}, ${when}`,
  acknowledgedBy: (name: string, when: string) => `Acknowledged by ${name}, ${when}`,
  waits: "No one has acknowledged it yet.",
  acknowledge: "Acknowledge",
  acknowledged: "Hand-over acknowledged",
  cases: "Open cases with an owner or a note",
  noCases: "No open case has an owner or a note.",
  owner: (name: string) => `Owner: ${name}`,
  noOwner: "No owner",
  noteOf: (name: string, when: string) => `${name}, ${when}:`,
  noNote: "No notes",
  calls: "Promised calls",
  noCalls: "No calls are promised.",
  callAt: (when: string) => `Due ${when}`,
  claimedBy: (name: string) => `Claimed by ${name}`,
  notClaimed: "Not claimed",
  pools: "Low on codes",
  noPools: "Every vendor has enough codes.",
  poolLeft: (pool: string) => `${pool} left`,
  form: "Hand over the shift",
  note: "What the next shift should know",
  hint: "Administrators get an email with the cases and a link. This text is shown here only.",
  pending: "Handing over…",
  done: "Shift handed over",
  failed: "Something went wrong",
  failedText: "Please try again.",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
