import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Report a wrong number",
  about: (name: string) => `${name}: tell us what is wrong, and we will check it.`,
  problem: "What is wrong?",
  problems: {
    number: "The number is wrong or no one answers",
    closed: "It has closed",
    address: "The address or website is wrong",
    other: "Something else",
  },
  details: "What did you find? (optional)",
  detailsHint: "Up to 500 characters. Please leave out anything that should stay private.",
  email: "Email (optional)",
  emailHint:
    "Only if we may contact you with questions. If you leave it empty, no one will know who wrote this.",
  cancel: "Cancel",
  send: "Send report",
  sending: "Sending...",
  sent: "Report sent",
  sentText: "Thank you. We will check this entry.",
  unreachable:
    "The report could not be sent. Check your connection and try again. What you wrote is still here.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
