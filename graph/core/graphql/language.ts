import { languages } from "../../../shared/core/forms/fields.ts";
import { builder } from "./builder.ts";

export const Language = builder.enumType("Language", { values: languages });
