import { languages } from "../forms/fields.shared.ts";
import { builder } from "./builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";

export const Language = builder.enumType("Language", {
  description: "A language of the product.",
  values: valuesOf(languages, { en: "English.", es: "Spanish.", fr: "French." }),
});
