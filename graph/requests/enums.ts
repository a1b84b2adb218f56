import { builder } from "../core/graphql/builder.ts";
import { helpTypes } from "./rules.ts";

export const HelpType = builder.enumType("HelpType", {
  values: helpTypes,
  description: "`shelter` is what the officer form calls Housing.",
});
