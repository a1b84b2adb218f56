import { builder } from "../core/graphql/builder.ts";
import { retryMessage } from "./service.ts";

const RetryMessagePayload = builder.objectRef<{ messageId: string }>("RetryMessagePayload").implement({
  fields: (t) => ({ messageId: t.exposeString("messageId") }),
});

builder.mutationField("retryMessage", (t) =>
  t.field({
    access: "admin",
    type: RetryMessagePayload,
    description: "Sends a failed mail or SMS again, with the same text and links. CONFLICT unless it failed.",
    args: { messageId: t.arg.string({ description: "A message's uuid." }) },
    resolve: async (_root, { messageId }, context) => {
      await retryMessage(context, messageId);
      return { messageId };
    },
  }),
);
