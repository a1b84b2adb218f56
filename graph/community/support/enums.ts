import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { callbackTypes } from "../../../shared/community/support/rules.ts";

export const CallbackType = builder.enumType("CallbackType", {
  description: "Urgency of a callback.",
  values: valuesOf(callbackTypes, {
    general: "Promised within 5 to 15 minutes by default.",
    urgent: "Promised within 2 to 5 minutes by default.",
  }),
});
