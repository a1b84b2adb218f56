import type { DeliveryStatus, LetterAudience, LetterKind } from "#shared/letters/rules";

const types: Record<LetterKind, string> = {
  approval: "Approval letter",
  denial: "Denial letter",
  dispatch: "Dispatch letter",
};
const statuses: Record<DeliveryStatus, string> = {
  pending: "pending",
  sent: "sent",
  captured: "captured",
  delivered: "delivered",
  failed: "failed",
  void: "void",
};
const audiences: Record<LetterAudience, string> = { officer: "officer", victim: "person in need" };

export const en = {
  list: "Generated Letters",
  empty: "No letters generated yet",
  types,
  statuses,
  to: (name: string, audience: LetterAudience) => `To ${name} (${audiences[audience]})`,
  sent: (date: string) => `Sent ${date}`,
  decided: (date: string) => `Decided ${date}`,
  validUntil: (date: string) => `Valid until ${date}`,
  voided: (by: string, date: string) => `Void since ${date}, by ${by}`,
  bySystem: "SafeVoice",
  waiting: "It is being written.",
  view: "View Letter",
  viewOf: (letter: string) => `View Letter ${letter}`,
  print: "Print",
  download: "Download PDF",
  frame: (letter: string) => `Letter ${letter}`,
  retry: "Retry",
  retryOf: (letter: string) => `Retry ${letter}`,
  retried: "Letter is on its way again",
  void: "Void",
  voidOf: (letter: string) => `Void ${letter}`,
  voidTitle: (letter: string) => `Void ${letter}?`,
  voidText:
    "The letter holds no more: its check says so, what is still on its way stays here, and whoever has it is told. The decision itself stays as it is.",
  voidReason: "Reason",
  voidReasonHint: "The officer reads it; the person in need does not.",
  voidBusy: "Voiding...",
  voidDone: "Letter is void",
  failed: "That did not work",
  failedText: "Please try again.",
};
