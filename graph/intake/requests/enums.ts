import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { helpTypes, urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import { requestStatuses } from "../../../shared/intake/requests/statuses.ts";

export const HelpType = builder.enumType("HelpType", {
  description: "Kind of help.",
  values: valuesOf(helpTypes, {
    food: "Food.",
    shelter: "Shelter. The officer form calls it Housing.",
    transportation: "Transportation.",
  }),
});

export const UrgencyLevel = builder.enumType("UrgencyLevel", {
  description: "Urgency of a request. Order: critical, high, medium, low.",
  values: valuesOf(urgencyLevels, { critical: "Critical.", high: "High.", low: "Low.", medium: "Medium." }),
});
export const RequestStatus = builder.enumType("RequestStatus", {
  description: "Status of a request.",
  values: valuesOf(requestStatuses, {
    approved: "Approved. Help can be dispatched.",
    completed: "The help was given or the money was handed over.",
    denied: "Denied. REST also accepts `rejected`.",
    dispatched: "Help was dispatched.",
    pending: "No one has decided.",
    processing: "At least one approval is recorded, and another one is required.",
  }),
});
