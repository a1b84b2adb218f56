import { dictionary } from "../../core/i18n/i18n.tsx";
import type { ContactWay } from "../../../shared/intake/safe-contact/rules.ts";

const ways: Record<ContactWay, string> = {
  any: "Any way",
  sms: "Text message only",
  email: "Email only",
  call: "Calls only, no messages",
  none: "Do not contact",
};

/** How the victim may be reached. */
export const en = {
  title: "Safe contact",
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
  leave: "A caller may leave a message",
  hours: (from: string, to: string, place: string) => `${from} to ${to}, ${place} time`,
  mayLeave: "May leave a message",
  saidBy: {
    person: (date: string) => `Said by the person on ${date}`,
    officer: (date: string) => `Saved on ${date}`,
  },
  notSaid: "Not asked yet: any way, at any hour",
  change: "Change",
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
