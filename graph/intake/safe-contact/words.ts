import { dictionary } from "../../core/i18n/i18n.ts";
import type { ContactWay } from "../../../shared/intake/safe-contact/rules.ts";
import { en as safeContact } from "../../../shared/intake/safe-contact/sentences.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

const ways: Record<ContactWay, string> = {
  any: "Any way",
  sms: "Text message",
  email: "Email",
  call: "Phone call",
  none: "Do not contact me",
};

/** The person's own form in a Help Pass, and the officer's notice of it. */
export const en = {
  title: "How may we reach you?",
  lead: "Choose what is safe for you. You can change it here at any time.",
  way: "Safe way",
  ways,
  phone: "New phone number (optional)",
  email: "New email (optional)",
  known: (address: string) => `We have ${address}. Leave this empty to keep it.`,
  from: "Not before (optional)",
  to: "Not after (optional)",
  leave: "May we leave a message when we call?",
  yes: "Yes",
  no: "No",
  /** The officer's question, as their form says it (web/intake/safe-contact/words.ts). */
  mayWeText:
    "May we text you about your request? Message and data rates may apply. You can reply STOP at any time.",
  agrees:
    "If you choose a way that includes text messages, you agree to get texts about your request. Message and data rates may apply. Reply STOP to stop, HELP for help.",
  stopped: "Did you text STOP to us? Then text START first, or we can't text you.",
  save: "Save",
  saved: "Saved. From now on we follow this.",
  still: {
    title: "Is this still safe?",
    by: (way: string, address: string) => `We reach you by: ${way}${address && ` (${address})`}.`,
    any: (address: string) => `We may reach you any way${address && ` (${address})`}.`,
    none: "You asked us not to contact you.",
    hours: (from: string, to: string) => `Only from ${from} to ${to}.`,
    why: "What was safe before may not be safe today.",
    yes: "Yes, it is still safe",
    change: "No, change it",
    done: "Thank you. We keep it this way.",
  },
  officer: {
    subject: (caseId: string) => `Case ${caseId}: how to reach the person has changed`,
    title: "How to reach the person has changed",
    text: (caseId: string) =>
      `The person in case ${caseId} changed how they may be reached. Please look at the request before you contact them.`,
  },
  catalogue: { "safe-contact": safeContact },
};

export const words = dictionary({ en, es, fr });
