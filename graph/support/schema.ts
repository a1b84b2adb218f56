import { builder } from "../core/graphql/builder.ts";
import { Language } from "../core/graphql/language.ts";
import { requestCallback } from "./callback.ts";
import { chatAnswer, type ChatPart as Part } from "./chat.ts";
import { readDesk, type SupportDesk as Desk } from "./support-info.ts";
import { CallbackType } from "./enums.ts";

const ChatRole = builder.enumType("ChatRole", { values: ["user", "assistant"] as const });

const SupportDesk = builder.objectRef<Desk>("SupportDesk").implement({
  access: "public",
  description: "What the Support Center shows of this installation.",
  fields: (t) => ({
    email: t.exposeString("email", { nullable: true, description: "Null when nobody reads one." }),
    usesModel: t.exposeBoolean("usesModel", {
      description: "Chat messages go to a language model, without what tells who somebody is.",
    }),
    foodPerPerson: t.field({ type: "USD", resolve: (desk) => desk.foodUsdPerPerson }),
    housingPerNight: t.field({ type: "USD", resolve: (desk) => desk.housingUsdPerNight }),
    transportation: t.field({ type: "USD", resolve: (desk) => desk.transportationUsd }),
    hotelHours: t.exposeInt("hotelHours"),
  }),
});

const ChatPart = builder.objectRef<Part>("ChatPart").implement({
  access: "through",
  description: "A bit of the support agent's answer.",
  fields: (t) => ({
    place: t.exposeInt("place", { description: "0 begins the answer, or begins it anew." }),
    text: t.exposeString("text"),
    isLast: t.exposeBoolean("isLast"),
    callbackRequested: t.exposeBoolean("callbackRequested", {
      description: "The person wants to be called: open the dialog for it.",
    }),
    hasFailed: t.exposeBoolean("hasFailed", {
      description: "There is no answer; `text` says whom to call instead.",
    }),
  }),
});

const ChatTurnInput = builder.inputType("ChatTurnInput", {
  description: "An earlier message of the conversation; the server keeps none.",
  fields: (t) => ({ role: t.field({ type: ChatRole }), content: t.string() }),
});

const RequestCallbackInput = builder.inputType("RequestCallbackInput", {
  description: "The callback dialog.",
  fields: (t) => ({
    sessionId: t.string(),
    name: t.string(),
    phone: t.string(),
    requestType: t.field({ type: CallbackType }),
    message: t.string({ required: false }),
    language: t.field({ type: Language, required: false }),
  }),
});

const RequestCallbackPayload = builder
  .objectRef<Awaited<ReturnType<typeof requestCallback>>>("RequestCallbackPayload")
  .implement({
    fields: (t) => ({
      estimatedCallbackTime: t.exposeString("estimatedCallbackTime", {
        description:
          "For example `2-5 minutes`; `as soon as an administrator is free` while none is on duty.",
      }),
      fromMinutes: t.exposeInt("fromMinutes", { description: "0 while no administrator is on duty." }),
      toMinutes: t.exposeInt("toMinutes", { description: "0 while no administrator is on duty." }),
    }),
  });

builder.queryField("supportDesk", (t) =>
  t.field({
    access: "public",
    type: SupportDesk,
    description: "The Support Center's address and the service guidelines.",
    resolve: (_root, _args, context) => readDesk(context),
  }),
);

builder.mutationField("requestCallback", (t) =>
  t.field({
    access: "public",
    type: RequestCallbackPayload,
    description: "Asks to be called. INVALID with fields; RATE_LIMITED for the fourth in an hour.",
    args: { input: t.arg({ type: RequestCallbackInput }) },
    resolve: (_root, { input }, context) => requestCallback(context, input),
  }),
);

builder.subscriptionField("chatAnswer", (t) =>
  t.field({
    access: "public",
    type: ChatPart,
    description: "The support agent's answer to one message, as it comes.",
    args: {
      sessionId: t.arg.string(),
      message: t.arg.string(),
      language: t.arg({ type: Language, required: false }),
      history: t.arg({ type: [ChatTurnInput], required: false, description: "At most the last 8." }),
    },
    subscribe: (_root, message, context) => chatAnswer(context, message),
    resolve: (part) => part,
  }),
);
