import "./audit-actions.ts";
import "./descriptions.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { FeedbackType } from "./enums.ts";
import { submitFeedback } from "./service.ts";

mutation("submitFeedback", {
  access: "public",
  input: (t) => ({
    feedbackType: t.field({ type: FeedbackType }),
    agency: t.string(),
    feedback: t.string(),
    wantFollowUp: t.boolean(),
    email: t.string({ required: false }),
    phone: t.string({ required: false }),
    language: t.string({ required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ idempotencyKey, ...form }, context) => submitFeedback(context, form, idempotencyKey),
  payload: (t) => ({ receipt: t.exposeString("receipt") }),
});
