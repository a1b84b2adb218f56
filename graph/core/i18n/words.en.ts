import { en as forms } from "../forms/sentences.ts";
import { en as core } from "../sentences.ts";

/** The frame of the pages that the server writes itself. */
export const en = {
  language: "Language",
  tagline: "Real Support. Real Time. Real Impact.",
  danger: "If this is a life-threatening emergency, please call 911 immediately.",
  failed: "This did not work",
  maintained: "Back soon",
  about: (name: string, operator: string) =>
    `${name} is an emergency assistance fund for people affected by police encounters.${operator ? ` It is operated by ${operator}.` : ""}`,
  privacy: "Privacy",
  exit: "Exit this page",
  /** In place of a page that the browser draws, for a reader whose browser runs no scripts. */
  scriptless: {
    title: "This page needs JavaScript",
    text: "Turn JavaScript on in your browser’s settings, or use another phone or computer. Then open this page again.",
    call: "Help by phone, day and night",
    calls: [
      { number: "911", text: "Someone’s life is in danger" },
      { number: "988", text: "You are in a crisis or think about suicide: call or text" },
      { number: "2-1-1", text: "Food, shelter or a ride near you" },
    ],
    do: "What you can do without JavaScript",
    resources: "Find help near you",
    rights: "Read your rights",
    feedback: "Send feedback",
    request:
      "About a request: answer the email or text message that you received, or call the officer of your case. An officer can also file a request for you.",
    contact: (contact: string) => `Our own contact: ${contact}`,
  },
  /** What the frame refuses with. */
  catalogue: { core, forms },
};
