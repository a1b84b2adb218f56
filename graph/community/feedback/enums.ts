import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { feedbackTypes } from "../../../shared/community/feedback/kinds.ts";

export const FeedbackType = builder.enumType("FeedbackType", {
  description: "Kind of feedback.",
  values: valuesOf(feedbackTypes, {
    concern: "A complaint or concern.",
    general: "General feedback.",
    positive: "Praise.",
  }),
});
