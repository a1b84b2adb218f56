import { builder } from "../core/graphql/builder.ts";
import { helpTypes, requestStatuses, urgencyLevels } from "./rules.shared.ts";

export const HelpType = builder.enumType("HelpType", {
  values: helpTypes,
  description: "`shelter` is what the officer form calls Housing.",
});

export const UrgencyLevel = builder.enumType("UrgencyLevel", {
  values: urgencyLevels,
  description: "From the most to the least urgent.",
});
export const RequestStatus = builder.enumType("RequestStatus", { values: requestStatuses });
