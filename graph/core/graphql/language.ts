import { valuesOf } from "./enums.ts";
import { languages } from "../../../shared/core/forms/fields.ts";
import { builder } from "./builder.ts";

export const Language = builder.enumType("Language", {
  description: "A language of the product.",
  values: valuesOf(languages, { en: "English.", es: "Spanish.", fr: "French." }),
});
