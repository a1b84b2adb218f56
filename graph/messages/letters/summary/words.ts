import { pluralEn } from "../../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The words of the closing summary. */
export const en = {
  title: "Your closing summary",
  lead: (caseId: string) =>
    `Your request for emergency help, case ${caseId}, is complete. This page lists the help that you were given. Please keep it.`,
  nothing: "No help is recorded for this request.",
  item: (help: string, vendor: string) => `${help}, from ${vendor}`,
  worth: (what: string, amount: string) => `${what} (worth up to ${amount})`,
  money: (amount: string) => `${amount} in money`,
  moneyWaiting: (amount: string) => `${amount} in money was approved. Your officer hands it to you.`,
  facts: {
    total: "Total, up to",
    agency: "Police agency",
    report: "Report number",
    program: "Program",
    phone: "Phone",
    website: "Website",
    address: "Address",
    deadline: "Deadline",
  },
  award:
    "If you ask your state for money, show this page. Some states subtract emergency help from what they pay.",

  compensation: {
    title: "Your state may pay you back",
    text: "Each state has a program for victims of crime. It can pay for a doctor, counseling, lost pay, or a funeral. In most states you can apply even if no one was arrested.",
    where: "Apply in the state where the crime happened.",
    papers: "Have this page and your report number ready.",
    ask: "Ask the program. Please call soon, because the time can be short.",
    within: {
      crime: (span: string) => `Apply within ${span} of the crime.`,
      report: (span: string) => `Apply within ${span} of your report to the police.`,
    },
    years: (count: number) => pluralEn(count, "1 year", `${count} years`),
    months: (count: number) => `${count} months`,
    days: (count: number) => `${count} days`,
    late: (date: string) =>
      `This information is from ${date}. Rules change, so please ask the program. If you are late, ask anyway. Many programs accept a good reason.`,
    noContact:
      "For the phone number, ask a victim advocate at the police or the district attorney’s office, or call 2-1-1.",
    noState:
      "To find your state’s program, ask a victim advocate at the police or the district attorney’s office, or call 2-1-1.",
    now: "If you need food, a room, or a ride now, call 2-1-1. In danger, call 911. If you think about ending your life, call or text 988.",
  },
  /** Fits into one text message. */
  text: (href: string) => `Your request is complete. Your list of help, and how to ask your state: ${href}`,
  pass: {
    open: "Your closing summary (PDF, 2 pages)",
    lead: "Do you want a list of the help that you were given? It also tells how to ask your state for money.",
    ask: "Make my closing summary",
    soon: "Your closing summary is being made. Please load this page again in a minute.",
  },
  checked: "This letter is real. It lists help that was given, and approves nothing.",
};

export const words = dictionary({ en, es, fr });
