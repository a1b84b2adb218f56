import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { Language } from "../../core/graphql/language.ts";
import { requestCallback } from "./callback.ts";
import { chatAnswer, type ChatPart as Part } from "./chat.ts";
import { readDesk, type SupportDesk as Desk } from "./support-info.ts";
import { CallbackType } from "./enums.ts";

const ChatRole = builder.enumType("ChatRole", { values: ["user", "assistant"] as const });

const SupportDesk = builder.objectRef<Desk>("SupportDesk").implement({
  access: "public",
  fields: (t) => ({
    email: t.exposeString("email", { nullable: true }),
    usesModel: t.exposeBoolean("usesModel"),
    foodPerPerson: t.field({ type: "USD", resolve: (desk) => desk.foodUsdPerPerson }),
    housingPerNight: t.field({ type: "USD", resolve: (desk) => desk.housingUsdPerNight }),
    transportation: t.field({ type: "USD", resolve: (desk) => desk.transportationUsd }),
    hotelHours: t.exposeInt("hotelHours"),
  }),
});

const ChatPart = builder.objectRef<Part>("ChatPart").implement({
  access: "through",
  fields: (t) => ({
    place: t.exposeInt("place"),
    text: t.exposeString("text"),
    isLast: t.exposeBoolean("isLast"),
    callbackRequested: t.exposeBoolean("callbackRequested"),
    hasFailed: t.exposeBoolean("hasFailed"),
  }),
});

const ChatTurnInput = builder.inputType("ChatTurnInput", {
  fields: (t) => ({ role: t.field({ type: ChatRole }), content: t.string() }),
});

builder.queryField("supportDesk", (t) =>
  t.field({ access: "public", type: SupportDesk, resolve: (_root, _args, context) => readDesk(context) }),
);

mutation("requestCallback", {
  access: "public",
  input: (t) => ({
    sessionId: t.string(),
    name: t.string(),
    phone: t.string(),
    requestType: t.field({ type: CallbackType }),
    message: t.string({ required: false }),
    language: t.field({ type: Language, required: false }),
  }),
  resolve: (input, context) => requestCallback(context, input),
  payload: (t) => ({
    estimatedCallbackTime: t.exposeString("estimatedCallbackTime"),
    fromMinutes: t.exposeInt("fromMinutes"),
    toMinutes: t.exposeInt("toMinutes"),
  }),
});

builder.subscriptionField("chatAnswer", (t) =>
  t.field({
    access: "public",
    type: ChatPart,
    args: {
      sessionId: t.arg.string(),
      message: t.arg.string(),
      language: t.arg({ type: Language, required: false }),
      history: t.arg({ type: [ChatTurnInput], required: false }),
    },
    subscribe: (_root, message, context) => chatAnswer(context, message),
    resolve: (part) => part,
  }),
);
