import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { Language } from "../../core/graphql/language.ts";
import { requestCallback } from "./callback.ts";
import { chatAnswer, type ChatPart as Part } from "./chat.ts";
import { readDesk, type SupportDesk as Desk } from "./support-info.ts";
import { CallbackType } from "./enums.ts";

const ChatRole = builder.enumType("ChatRole", {
  description: "Author of a chat message.",
  values: { user: { description: "The person." }, assistant: { description: "The support assistant." } },
});

const SupportDesk = builder.objectRef<Desk>("SupportDesk").implement({
  description: "What the Support Center shows about this installation.",
  access: "public",
  fields: (t) => ({
    email: t.exposeString("email", {
      description: "Support email address. Null if there is none.",
      nullable: true,
    }),
    usesModel: t.exposeBoolean("usesModel", {
      description: "True if chat messages are sent to a language model, without personal data.",
    }),
    foodPerPerson: t.field({
      description: "Food for one person in US dollars.",
      type: "USD",
      resolve: (desk) => desk.foodUsdPerPerson,
    }),
    housingPerNight: t.field({
      description: "One night of shelter in US dollars.",
      type: "USD",
      resolve: (desk) => desk.housingUsdPerNight,
    }),
    transportation: t.field({
      description: "One ride in US dollars.",
      type: "USD",
      resolve: (desk) => desk.transportationUsd,
    }),
    hotelHours: t.exposeInt("hotelHours", { description: "Length of a hotel stay in hours." }),
  }),
});

const ChatPart = builder.objectRef<Part>("ChatPart").implement({
  description: "A part of the support assistant's answer.",
  access: "through",
  fields: (t) => ({
    place: t.exposeInt("place", {
      description: "Position of the part. 0 starts the answer, or starts it again.",
    }),
    text: t.exposeString("text", { description: "Text of the part." }),
    isLast: t.exposeBoolean("isLast", { description: "True for the last part." }),
    callbackRequested: t.exposeBoolean("callbackRequested", {
      description: "True if the person asks for a call. Open the callback dialog.",
    }),
    hasFailed: t.exposeBoolean("hasFailed", {
      description: "True if there is no answer. `text` then says whom to call instead.",
    }),
  }),
});

const ChatTurnInput = builder.inputType("ChatTurnInput", {
  description: "An earlier message of the conversation. The server stores none.",
  fields: (t) => ({
    role: t.field({ description: "Author of the message.", type: ChatRole }),
    content: t.string({ description: "Text of the message. At most 2000 characters." }),
  }),
});

builder.queryField("supportDesk", (t) =>
  t.field({
    access: "public",
    description: "Support email address and service guidelines.",
    type: SupportDesk,
    resolve: (_root, _args, context) => readDesk(context),
  }),
);

mutation("requestCallback", {
  access: "public",
  description: "Asks for a phone call. INVALID with `fields`. RATE_LIMITED after three requests an hour.",
  input: (t) => ({
    sessionId: t.string({ description: "ID of the chat session. At most 100 characters." }),
    name: t.string({ description: "Name of the person. At most 200 characters." }),
    phone: t.string({ description: "Phone number with 7 to 15 digits." }),
    requestType: t.field({ description: "Urgency of the callback.", type: CallbackType }),
    message: t.string({ description: "Message for the caller. At most 2000 characters.", required: false }),
    language: t.field({ description: "Preferred language of the person.", type: Language, required: false }),
  }),
  resolve: (input, context) => requestCallback(context, input),
  payload: (t) => ({
    estimatedCallbackTime: t.exposeString("estimatedCallbackTime", {
      description:
        "Estimated wait, such as `2-5 minutes`, or `as soon as an administrator is free` if none is on duty.",
    }),
    fromMinutes: t.exposeInt("fromMinutes", {
      description: "Shortest estimated wait in minutes. 0 if no administrator is on duty.",
    }),
    toMinutes: t.exposeInt("toMinutes", {
      description: "Longest estimated wait in minutes. 0 if no administrator is on duty.",
    }),
  }),
});

builder.subscriptionField("chatAnswer", (t) =>
  t.field({
    access: "public",
    description: "The support assistant's answer to one message, in parts.",
    type: ChatPart,
    args: {
      sessionId: t.arg.string({ description: "ID of the chat session. At most 100 characters." }),
      message: t.arg.string({ description: "The person's message. At most 2000 characters." }),
      language: t.arg({ description: "Language of the answer.", type: Language, required: false }),
      history: t.arg({
        description: "Up to 8 earlier messages, oldest first.",
        type: [ChatTurnInput],
        required: false,
      }),
    },
    subscribe: (_root, message, context) => chatAnswer(context, message),
    resolve: (part) => part,
  }),
);
