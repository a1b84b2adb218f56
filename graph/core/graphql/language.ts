import { languages } from "../forms/fields.shared.ts";
import { builder } from "./builder.ts";

export const Language = builder.enumType("Language", { values: languages });
