import { dictionary } from "../../core/i18n/i18n.tsx";
import { en as labels } from "../../../shared/intake/voca/labels.en.ts";

export const en = {
  title: "Types of crime (optional)",
  hint: "For the report to the fund's federal grant. Choose all that apply. The help does not depend on it.",
  none: "None chosen",
  choose: "Choose",
  change: "Change",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving...",
  saved: "Types of crime saved",
  failed: "The types of crime could not be saved",
  failedText: "Please try again.",
  types: labels.victimizations,
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
