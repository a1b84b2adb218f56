import { languages } from "../forms/rules.ts";
import { builder } from "./builder.ts";

export const Language = builder.enumType("Language", { values: languages });
