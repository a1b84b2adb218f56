import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** Emails to officers about their lock, and the page behind the link in one of them. */
export const en = {
  proof: {
    subject: "Confirm your email address",
    text: "Someone filed the officer form with this address. Confirm it, so that a code sent here can unlock your device and sign you in on another one.",
    where: "Open the link in the browser in which you filed the form. It works for 24 hours.",
    notYou: "If this was not you, ignore this email. The link opens nothing in your browser.",
    button: "Confirm this address",
  },
  code: {
    subject: "Your SafeVoice code",
    code: (code: string) => `Your code: ${code}`,
    valid: (minutes: number) => `It works once, within ${minutes} minutes, in the browser that asked for it.`,
    notYou: "Give it to no one. If you did not ask for it, ignore this email.",
  },
  passkey: {
    subject: "A passkey was added for you",
    text: "A device can now unlock your session, and sign you in, with a passkey.",
    notYou:
      "If this was not you, open Settings in SafeVoice, under Security, and remove your passkeys. Then tell your supervisor.",
  },
  page: {
    question: "Confirm your email address",
    text: "From then on, a code sent to this address can unlock this device, and sign you in on another one.",
    confirm: "Confirm this address",
    proven: "Your address is confirmed",
    provenText: "If this device locks, you can unlock it with a code sent to this address.",
    back: "Back to your requests",
    elsewhere: "Open this link on your own device",
    elsewhereText:
      "It works only in the browser in which the officer form was filed, while you are signed in there. If you did not file it, close this page: nothing was confirmed.",
    expired: "This link no longer works",
    expiredText: "It works for 24 hours. You can ask for a new one in Settings, under Security.",
    unknown: "We do not recognize this link",
    unknownText: "Please open the link in the email again, or copy the whole address.",
  },
};

export const words = dictionary({ en, es, fr });
