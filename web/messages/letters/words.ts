import { dictionary } from "../../core/i18n/i18n.tsx";
import type { DeliveryStatus, LetterKind } from "../../../shared/messages/letters/rules.ts";

const types: Record<LetterKind, string> = {
  approval: "Approval",
  denial: "Denial",
  dispatch: "Help sent",
  summary: "Closing summary",
};
const statuses: Record<DeliveryStatus, string> = {
  pending: "Waiting to be sent",
  sent: "Sent",
  captured: "Not sent: no email server is set up",
  delivered: "Delivered",
  undelivered: "Did not arrive",
  failed: "Not sent",
  void: "Void",
};

export const en = {
  empty: "No letters generated yet",
  emptyText: "A letter is sent with each decision on this request and each time help is sent.",
  types,
  statuses,
  to: (name: string) => `To ${name}`,
  date: (date: string) => `For the decision on ${date}`,
  validUntil: (date: string) => `Valid until ${date}`,
  voidBecause: (reason: string) => `No longer valid: ${reason}`,
  view: "View Letter",
  viewOf: (letter: string) => `View Letter ${letter}`,
  print: "Print",
  download: "Download PDF",
  frame: (letter: string) => `Letter ${letter}`,
};

/** The officers' words about their letters. */
export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
