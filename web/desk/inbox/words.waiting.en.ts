import { pluralEn } from "../../../shared/core/i18n/plural.ts";
/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Communication Center",
  unread: (count: number) => `${count} unread`,
  outbox: "Outbox",
  state: "Waiting",
  arrival: "Messages that did not arrive",
  none: "none",
  undelivered: (count: number) =>
    `${pluralEn(count, "1 message", `${count} messages`)} did not arrive: find another way to tell the person`,
  waiting: (count: number) => `${count} waiting`,
  failed: (count: number) =>
    pluralEn(count, "1 message could not be sent", `${count} messages could not be sent`),
};
