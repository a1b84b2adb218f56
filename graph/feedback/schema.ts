import { builder } from "../core/graphql/builder.ts";
import { FeedbackType } from "./enums.ts";
import { submitFeedback } from "./service.ts";

const SubmitFeedbackInput = builder.inputType("SubmitFeedbackInput", {
  fields: (t) => ({
    feedbackType: t.field({ type: FeedbackType }),
    agency: t.string(),
    feedback: t.string(),
    wantFollowUp: t.boolean(),
    email: t.string({ required: false }),
    phone: t.string({ required: false }),
    language: t.string({ required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
});

const SubmitFeedbackPayload = builder.objectRef<{ receipt: string }>("SubmitFeedbackPayload").implement({
  fields: (t) => ({ receipt: t.exposeString("receipt") }),
});

builder.mutationField("submitFeedback", (t) =>
  t.field({
    access: "public",
    type: SubmitFeedbackPayload,
    args: { input: t.arg({ type: SubmitFeedbackInput }) },
    resolve: (_root, { input: { idempotencyKey, ...form } }, context) =>
      submitFeedback(context, form, idempotencyKey),
  }),
);
