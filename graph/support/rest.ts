import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { requestCallback } from "./callback.ts";
import { chat } from "./chat.ts";
import { callbackForm, chatMessage } from "./rules.ts";

export const supportRoutes: Routes = {
  "POST /api/ai-support/chat": route(
    {
      access: "public",
      summary: "Asks the virtual support agent.",
      body: chatMessage,
      answer: z.object({ success: z.boolean(), response: z.string(), callbackRequested: z.boolean() }),
    },
    (context, { body }) => chat(context, body),
  ),
  "POST /api/ai-support/callback": {
    access: "public",
    summary: "Asks to be called back.",
    body: callbackForm,
    answer: z.object({
      success: z.boolean(),
      estimatedCallbackTime: z.string(),
      fromMinutes: z.int(),
      toMinutes: z.int(),
      message: z.string(),
    }),
    // The service reads the form itself: a missing name or phone has a sentence of its own.
    handle: (context, { body }) => requestCallback(context, body),
  },
};
