import { dictionary } from "../../core/i18n/i18n.ts";
import { en as labels } from "../../../shared/intake/voca/labels.en.ts";
import { en as voca } from "../../../shared/intake/voca/sentences.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

const { ages, genders, races, classifications } = labels;

/** The questions in a Help Pass. */
export const en = {
  title: "A few questions about you (optional)",
  lead: "Your help does not depend on them. We ask so that the people who pay for this help know who it reaches. We give them numbers only, never names. Officers do not see your answers.",
  age: "Your age when it happened",
  gender: "Your gender",
  race: "Your race or ethnicity",
  classifications: "Check what is true for you",
  notReported: "I would rather not say",
  notShown: "What you said before is not shown here. Saving replaces it.",
  save: "Save my answers",
  saved: "Thank you. You can change your answers here at any time.",
  labels: { ages, genders, races, classifications },
  catalogue: { voca },
};

export const words = dictionary({ en, es, fr });
