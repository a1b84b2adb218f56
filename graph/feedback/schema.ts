import { builder } from "../core/graphql/builder.ts";
import { FeedbackType } from "./enums.ts";
import { submitFeedback } from "./service.ts";

const SubmitFeedbackInput = builder.inputType("SubmitFeedbackInput", {
  description: "The form at /feedback.",
  fields: (t) => ({
    feedbackType: t.field({ type: FeedbackType }),
    agency: t.string(),
    feedback: t.string(),
    wantFollowUp: t.boolean(),
    email: t.string({ required: false }),
    phone: t.string({ required: false }),
    language: t.string({ required: false, description: "`en`, `es` or `fr`." }),
    idempotencyKey: t.string({
      required: false,
      description: "Of one form: the same words sent with it again are kept once, and get the same receipt.",
    }),
  }),
});

const SubmitFeedbackPayload = builder.objectRef<{ receipt: string }>("SubmitFeedbackPayload").implement({
  fields: (t) => ({
    receipt: t.exposeString("receipt", { description: "The number to name when asking about it later." }),
  }),
});

builder.mutationField("submitFeedback", (t) =>
  t.field({
    access: "public",
    type: SubmitFeedbackPayload,
    description:
      "Says something about an agency, to the administrators alone. INVALID with fields; RATE_LIMITED for the sixth in an hour from one address.",
    args: { input: t.arg({ type: SubmitFeedbackInput }) },
    resolve: (_root, { input: { idempotencyKey, ...form } }, context) =>
      submitFeedback(context, form, idempotencyKey),
  }),
);
