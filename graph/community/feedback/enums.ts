import { builder } from "../../core/graphql/builder.ts";
import { feedbackTypes } from "../../../shared/community/feedback/kinds.ts";

export const FeedbackType = builder.enumType("FeedbackType", { values: feedbackTypes });
