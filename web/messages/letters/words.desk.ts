import { dictionary } from "../../core/i18n/i18n.tsx";
import type { DeliveryStatus, LetterAudience, LetterKind } from "../../../shared/messages/letters/rules.ts";

const types: Record<LetterKind, string> = {
  approval: "Approval letter",
  denial: "Denial letter",
  dispatch: "Dispatch letter",
  summary: "Closing summary",
};
const statuses: Record<DeliveryStatus, string> = {
  pending: "waiting",
  sent: "sent",
  captured: "captured",
  delivered: "delivered",
  undelivered: "did not arrive",
  failed: "failed",
  void: "void",
};
const audiences: Record<LetterAudience, string> = { officer: "officer", victim: "victim" };

export const en = {
  list: "Generated Letters",
  empty: "No letters generated yet",
  types,
  statuses,
  to: (name: string, audience: LetterAudience) => `To ${name} (${audiences[audience]})`,
  sent: (date: string) => `Sent ${date}`,
  decided: (date: string) => `Decided ${date}`,
  validUntil: (date: string) => `Valid until ${date}`,
  voided: (by: string, date: string) => `Voided by ${by}, ${date}`,
  bySystem: "SafeVoice",
  waiting: "The letter is being created.",
  view: "View Letter",
  viewOf: (letter: string) => `View Letter ${letter}`,
  print: "Print",
  download: "Download PDF",
  frame: (letter: string) => `Letter ${letter}`,
  retry: "Retry",
  retryOf: (letter: string) => `Retry ${letter}`,
  retried: "Letter queued again",
  void: "Void",
  voidOf: (letter: string) => `Void ${letter}`,
  voidTitle: (letter: string) => `Void ${letter}?`,
  voidText:
    "This letter will no longer be valid. Verification will say so, unsent copies will be held, and recipients will be notified. The decision doesn't change.",
  voidReason: "Reason",
  voidReasonHint: "Shown to the officer, not to the victim.",
  voidBusy: "Voiding...",
  voidDone: "Letter voided",
  failed: "Something went wrong",
  failedText: "Please try again.",
};

/** The administrators' side of the letters; the officers' words are in words.ts. */
export const words = dictionary(en);
