import type { DeliveryStatus, LetterKind } from "#shared/letters/rules";

const types: Record<LetterKind, string> = {
  approval: "Approval",
  denial: "Denial",
  dispatch: "Help that was sent",
};
const statuses: Record<DeliveryStatus, string> = {
  pending: "Being written",
  sent: "On its way",
  captured: "Not sent: there is no mail server",
  delivered: "Delivered",
  failed: "Not delivered",
  void: "Void",
};

export const en = {
  empty: "No letters generated yet",
  emptyText: "A letter comes with each decision on this request, and each time that help is sent.",
  types,
  statuses,
  to: (name: string) => `To ${name}`,
  date: (date: string) => `Written for the decision of ${date}`,
  validUntil: (date: string) => `Valid until ${date}`,
  voidBecause: (reason: string) => `No longer valid: ${reason}`,
  view: "View Letter",
  viewOf: (letter: string) => `View Letter ${letter}`,
  print: "Print",
  download: "Download PDF",
  frame: (letter: string) => `Letter ${letter}`,
};
