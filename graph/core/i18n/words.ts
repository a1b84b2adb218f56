import { dictionary } from "./i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";
import { en as forms } from "../../../shared/core/forms/sentences.ts";
import { en as core } from "../../../shared/core/sentences.ts";

/** The frame of the server's own pages. */
export const en = {
  language: "Language",
  tagline: "Real Support. Real Time. Real Impact.",
  danger: "If this is a life-threatening emergency, please call 911 immediately.",
  failed: "Something went wrong",
  maintained: "Back soon",
  about: (name: string, operator: string) =>
    `${name} is an emergency assistance fund for people affected by police encounters.${operator ? ` It is operated by ${operator}.` : ""}`,
  privacy: "Privacy",
  accessibility: "Accessibility",
  exit: "Exit this page",
  /** Shown instead of a web app page if the browser does not run JavaScript. */
  scriptless: {
    title: "This page needs JavaScript",
    text: "Turn JavaScript on in your browser’s settings, or use another phone or computer. Then open this page again.",
    call: "Help by phone, 24 hours a day",
    calls: [
      { number: "911", text: "Someone’s life is in danger" },
      { number: "988", text: "You are in a crisis or thinking about suicide: call or text" },
      { number: "2-1-1", text: "Food, shelter, or a ride near you" },
    ],
    do: "What you can do without JavaScript",
    resources: "Find help near you",
    rights: "Read your rights",
    feedback: "Send feedback",
    request:
      "About a request: reply to the email or text message you received, or call the officer on your case. An officer can also file a request for you.",
    contact: (contact: string) => `Contact us: ${contact}`,
  },
  /** The error sentences of the frame. */
  catalogue: { core, forms },
};

export const words = dictionary({ en, es, fr });
