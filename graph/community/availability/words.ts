import { dictionary } from "../../core/i18n/i18n.ts";
import { en as availability } from "../../../shared/community/availability/sentences.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The page behind a shelter's link. */
export const en = {
  title: "Do you have room tonight?",
  lead: "Tell people before they make the trip. The directory shows your answer right away.",
  isFull: (clock: string) => `The directory says: Full tonight, as of ${clock}.`,
  hasRoom: "The directory does not say that you are full.",
  full: "Full tonight",
  room: "We have room again",
  ends: "“Full tonight” goes away by itself at 8 a.m. Your phone number always stays in the directory.",
  share:
    "Anyone with this link can press these buttons. Keep it for your staff. To get a new one, or to stop this one, write to the people who sent it to you.",
  notSaved: "Nothing was changed.",
  closed: "This link no longer works",
  closedText:
    "It was replaced, stopped, or is more than a year old. Ask the people who sent it to you for a new one.",
  unknown: "We do not recognize this link",
  unknownText: "Open the link in the message again, or copy the whole address.",
  catalogue: { availability },
};

export const words = dictionary({ en, es, fr });
