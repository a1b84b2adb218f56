import { builder } from "../core/graphql/builder.ts";
import { feedbackTypes } from "./rules.shared.ts";

export const FeedbackType = builder.enumType("FeedbackType", { values: feedbackTypes });
