import { builder } from "../../core/graphql/builder.ts";
import { helpTypes, urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import { requestStatuses } from "../../../shared/intake/requests/statuses.ts";

export const HelpType = builder.enumType("HelpType", { values: helpTypes });

export const UrgencyLevel = builder.enumType("UrgencyLevel", { values: urgencyLevels });
export const RequestStatus = builder.enumType("RequestStatus", { values: requestStatuses });
