import { builder } from "../core/graphql/builder.ts";
import { feedbackTypes } from "./kinds.shared.ts";

export const FeedbackType = builder.enumType("FeedbackType", { values: feedbackTypes });
