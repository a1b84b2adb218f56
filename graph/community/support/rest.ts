import * as z from "zod/mini";
import { route, type Routes } from "../../core/http/rest.ts";
import { requestCallback } from "./callback.ts";
import { chat } from "./chat.ts";
import { callbackForm, chatMessage } from "../../../shared/community/support/rules.ts";

export const supportRoutes: Routes = {
  "POST /api/ai-support/chat": route(
    {
      access: "public",
      example: { body: { sessionId: "a-conversation", message: "How much do you pay for food?" } },
      operationId: "askSupport",
      tag: "Support",
      summary: "Ask the support assistant.",
      form: chatMessage,
      answer: z.object({ success: z.boolean(), response: z.string(), callbackRequested: z.boolean() }),
    },
    (context, { body }) => chat(context, body),
  ),
  "POST /api/ai-support/callback": route(
    {
      access: "public",
      example: { body: { sessionId: "a-conversation", name: "Ida Vance", phone: "(415) 555-0132" } },
      operationId: "requestCallback",
      tag: "Support",
      summary: "Ask for a phone call.",
      description:
        "At most three requests an hour. If no administrator is on duty, `estimatedCallbackTime` says so and both minutes are 0.",
      form: callbackForm,
      answer: z.object({
        success: z.boolean(),
        estimatedCallbackTime: z.string(),
        fromMinutes: z.int(),
        toMinutes: z.int(),
        message: z.string(),
      }),
    },
    (context, { body }) => requestCallback(context, body),
  ),
};
