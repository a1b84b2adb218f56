import "./audit-actions.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { FeedbackType } from "./enums.ts";
import { submitFeedback } from "./service.ts";

mutation("submitFeedback", {
  access: "public",
  description:
    "Sends feedback about an agency to the administrators. INVALID with `fields`. RATE_LIMITED after five in an hour from one IP address.",
  input: (t) => ({
    feedbackType: t.field({ description: "Kind of the feedback.", type: FeedbackType }),
    agency: t.string({ description: "Name of the agency." }),
    feedback: t.string({ description: "Text of the feedback." }),
    wantFollowUp: t.boolean({ description: "True to ask for an answer." }),
    email: t.string({ description: "Email address for an answer.", required: false }),
    phone: t.string({ description: "Phone number for an answer.", required: false }),
    language: t.string({ description: "The writer's language: `en`, `es` or `fr`.", required: false }),
    idempotencyKey: t.string({
      description: "Random key for this form. A repeat with the same text returns the same receipt.",
      required: false,
    }),
  }),
  resolve: ({ idempotencyKey, ...form }, context) => submitFeedback(context, form, idempotencyKey),
  payload: (t) => ({
    receipt: t.exposeString("receipt", { description: "Receipt number for questions about the feedback." }),
  }),
});
