import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Help Pass",
  lead: "The recipient follows this request and uses the help on any phone, without an account.",
  /** Why a closed case may need one. */
  closed: "With it, the recipient reads the decision and the help, and sends feedback.",
  give: "Give a Help Pass",
  giveNew: "Make a new one",
  end: "End it",
  made: (time: string) => `Made ${time}`,
  madeBy: (name: string, time: string) => `Made by ${name}, ${time}`,
  expired: (day: string) => `Expired ${day}. Make a new one if it is still needed.`,
  blanks: "Print blank cards (8 on a sheet)",
  opened: (time: string) => `Opened by the recipient ${time}`,
  notOpened: "Not opened yet",
  locked: "Locked after wrong PINs",
  hand: "Hand over the Help Pass",
  scan: "Scan this with your phone.",
  or: (address: string) => `Or open ${address} and type:`,
  code: "Code",
  pin: "PIN",
  once: "The PIN is shown only now.",
  keep: "Write it down for the recipient or print the card. Do not text the PIN.",
  have: "They have it",
  print: "Print card",
  textIt: "Text the link",
  texted: "The text with the link is queued. Say the PIN in person.",
  replace: {
    title: "Make a new Help Pass?",
    text: "The current one stops working at once, on every device.",
  },
  endIt: {
    title: "End the Help Pass?",
    text: "It stops working at once, on every device.",
  },
  /** To a person who asks for themself. */
  own: {
    lead: "With it you follow your request and use the help on any phone, without an account.",
    closed: "With it you read the decision and the help, and send feedback.",
    give: "Get your Help Pass",
    opened: (time: string) => `First opened ${time}`,
    hand: "Your Help Pass",
    keep: "Write it down or print the card. Keep it where no one else finds it.",
    have: "I have it",
  },
  ended: "The Help Pass was ended",
  failed: "This did not work",
};

/** Handing over a Help Pass: officers, citizens and administrators read it. */
export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
