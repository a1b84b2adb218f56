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
  /** What the frame refuses with. */
  catalogue: { core, forms },
};
