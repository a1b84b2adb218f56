import { builder } from "../core/graphql/builder.ts";
import { helpTypes, urgencyLevels } from "./rules.shared.ts";
import { requestStatuses } from "./statuses.shared.ts";

export const HelpType = builder.enumType("HelpType", { values: helpTypes });

export const UrgencyLevel = builder.enumType("UrgencyLevel", { values: urgencyLevels });
export const RequestStatus = builder.enumType("RequestStatus", { values: requestStatuses });
