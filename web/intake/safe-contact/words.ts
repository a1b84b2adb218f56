import { dictionary } from "../../core/i18n/i18n.tsx";
import type { ContactWay, textStopWays } from "../../../shared/intake/safe-contact/rules.ts";

const ways: Record<ContactWay, string> = {
  any: "Any way",
  sms: "Text message only",
  email: "Email only",
  call: "Calls only, no messages",
  none: "Do not contact",
};

/** How the person asked for no more texts. */
const stopWays: Record<(typeof textStopWays)[number], string> = {
  text: "by text",
  page: "on the page of a text",
  call: "in a call",
  email: "by email",
  letter: "by letter",
  in_person: "in person",
  other: "another way",
};

/** How the victim may be reached. */
export const en = {
  title: "How to reach them",
  label: "Safe way to reach them (optional)",
  hint: "Ask what is safe, for example if a partner reads the phone.",
  ways,
  /** To a person who asks for themself. */
  own: {
    title: "How we may reach you",
    label: "Safe way to reach you (optional)",
    hint: "If someone else reads your phone or your email, choose what is safe for you.",
    ways: { ...ways, none: "Do not contact me" },
    languageHint: "Your Help Pass is in this language too.",
    agrees: "I agree to get text messages about my request",
    agreesHint: "Message and data rates may apply. Reply STOP to stop, HELP for help.",
    agreed: {
      officer_asked: (date: string) => `You agreed to texts on ${date}`,
      form: (date: string) => `You agreed to texts on ${date}`,
      pass: (date: string) => `You agreed to texts in the Help Pass on ${date}`,
      wrote_first: (date: string) => `You texted us first on ${date}`,
    },
    notAgreed: "You have not agreed to texts yet",
    stopped: (date: string) => `You get no more texts since ${date}. To get them again, text START.`,
    notSaid: "Any way, at any hour",
    saidBy: {
      person: (date: string) => `You said so on ${date}`,
      officer: (date: string) => `Saved on ${date}`,
    },
  },
  from: "Not before (optional)",
  to: "Not after (optional)",
  language: "Language of letters and texts",
  languageHint: "The Help Pass is in this language too. Ask which one they read best.",
  speakCard: "“I speak…” card",
  interpreter: "Telephone interpreter",
  leave: "A caller may leave a message",
  hours: (from: string, to: string, place: string) => `${from} to ${to}, ${place} time`,
  mayLeave: "May leave a message",
  saidBy: {
    person: (date: string) => `Said by the person on ${date}`,
    officer: (date: string) => `Saved on ${date}`,
  },
  notSaid: "Any way, at any hour (not asked yet)",
  agrees: "They agreed to get text messages",
  agreesHint:
    "Ask: May we text you about your request? Message and data rates may apply. You can reply STOP at any time.",
  agreed: {
    officer_asked: (date: string, by: string) => `Agreed to texts on ${date}${by && `, asked by ${by}`}`,
    form: (date: string) => `Agreed to texts in the form on ${date}`,
    pass: (date: string) => `Agreed to texts in the Help Pass on ${date}`,
    wrote_first: (date: string) => `Texted us first on ${date}`,
  },
  notAgreed: "No consent to texts recorded",
  stopped: (date: string, way: string, by: string) =>
    `No more texts. Asked on ${date}: ${way}${by && `, recorded by ${by}`}`,
  stopWays,
  askedToStop: "The person asked us to stop texts",
  stop: {
    lead: "From now on, no text message goes to this number, for any of its cases. Only a START from the phone allows them again.",
    way: "How did they ask?",
    stop: "Stop texts",
    never: "Never text this number",
    stopping: "Stopping...",
    done: "Texts stopped",
    failed: "Texts could not be stopped",
    failedText: "Please try again.",
  },
  change: "Edit",
  save: "Save",
  saving: "Saving...",
  saved: "Safe contact saved",
  failed: "Safe contact could not be saved",
  failedText: "Please try again.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
