import { dictionary } from "../../core/i18n/i18n.ts";
import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { ReleaseGroup, ReleaseSigner, ReleaseState } from "../../../shared/intake/releases/rules.ts";
import { en as releases } from "../../../shared/intake/releases/sentences.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

const groups: Record<ReleaseGroup, string> = {
  identity: "Who I am: name, birth date, address, identification",
  contact: "How to reach me: phone, email",
  circumstances: "What happened and what I need",
};

const states: Record<ReleaseState, string> = {
  asked: "You have not signed this. Nothing is shared.",
  live: "We may share this until the date below.",
  ended: "This has ended. Nothing more is shared.",
  withdrawn: "This was stopped. Nothing more is shared.",
};

const signers: Record<ReleaseSigner, string> = {
  person: "I sign for myself",
  parent: "A parent or guardian signs together with me, because I am under 18",
  guardian: "My legal guardian signs for me",
};

/** The releases in a Help Pass, and the form on paper. */
export const en = {
  title: "Who may get your information",
  lead: "You decide. Saying no never changes the help you get.",
  body: "Goes to",
  what: "What",
  purpose: "What for",
  until: "Until",
  groups,
  states,
  law: (authority: string) => `A court or a law requires us to share this: ${authority}`,
  uses: (count: number) => pluralEn(count, "Shared 1 time", `Shared ${count} times`),
  lastUse: (when: string) => `Last shared ${when}`,
  never: "Nothing has been shared",
  days: (days: number) => pluralEn(days, "1 day after you sign", `${days} days after you sign`),
  stop: "Stop sharing",
  decline: "No, do not share",
  sign: "Yes, share this",
  name: "Full name of the person who signs",
  isNotHarmer: "By signing, I state that I am not the person who did the harm.",
  stopHint: "We stop at once. What was shared before cannot be taken back.",
  stopped: "We stopped. Nothing more is shared.",
  signedDone: "Thank you. You can stop this here at any time.",

  form: {
    title: "Release of information",
    lead: "Print this page. Keep the signed form with the case, and give the person a copy.",
    choice: "You do not have to sign this. Your help does not depend on it.",
    may: "I allow the program to share my information with this organization:",
    organization: "Organization",
    what: "What it may get (check what you agree to):",
    purpose: "What it is for:",
    until: "Until (at most 90 days from today; 30 days if this is empty):",
    rights: "I understand:",
    points: [
      "I can stop this at any time: in my Help Pass, or by telling the officer or the program.",
      "Then nothing more is shared. What was shared before cannot be taken back.",
      "No one may ask me to sign this in exchange for help.",
    ],
    signer: "Who signs (check one):",
    signers,
    notHarmer: "I sign for someone else. I am not the person who did the harm.",
    relation: "How I am related",
    signature: "Signature",
    name: "Full name",
    second: "Signature of the parent or guardian",
    day: "Date",
    taken: "Recorded by",
    minor: "If state law lets a person under 18 get this help alone, that person may also sign alone.",
  },
  catalogue: { releases },
};

export const words = dictionary({ en, es, fr });
