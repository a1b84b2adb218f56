import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  ChatPart: {
    self: "A part of the support assistant's answer.",
    callbackRequested: "True if the person asks for a call. Open the callback dialog.",
    hasFailed: "True if there is no answer. `text` then says whom to call instead.",
    isLast: "True for the last part.",
    place: "Position of the part. 0 starts the answer, or starts it again.",
    text: "Text of the part.",
  },
  ChatRole: {
    self: "Author of a chat message.",
    assistant: "The support assistant.",
    user: "The person.",
  },
  ChatTurnInput: {
    self: "An earlier message of the conversation. The server stores none.",
    content: "Text of the message. At most 2000 characters.",
    role: "Author of the message.",
  },
  RequestCallbackInput: {
    self: "Values of the callback dialog.",
    language: "Preferred language of the person.",
    message: "Message for the caller. At most 2000 characters.",
    name: "Name of the person. At most 200 characters.",
    phone: "Phone number with 7 to 15 digits.",
    requestType: "Urgency of the callback.",
    sessionId: "ID of the chat session. At most 100 characters.",
  },
  RequestCallbackPayload: {
    self: "Result of `requestCallback`.",
    estimatedCallbackTime:
      "Estimated wait, such as `2-5 minutes`, or `as soon as an administrator is free` if none is on duty.",
    fromMinutes: "Shortest estimated wait in minutes. 0 if no administrator is on duty.",
    toMinutes: "Longest estimated wait in minutes. 0 if no administrator is on duty.",
  },
  SupportDesk: {
    self: "What the Support Center shows about this installation.",
    email: "Support email address. Null if there is none.",
    foodPerPerson: "Food for one person in US dollars.",
    hotelHours: "Length of a hotel stay in hours.",
    housingPerNight: "One night of shelter in US dollars.",
    transportation: "One ride in US dollars.",
    usesModel: "True if chat messages are sent to a language model, without personal data.",
  },
  Query: {
    supportDesk: "Support email address and service guidelines.",
  },
  Mutation: {
    requestCallback:
      "Asks for a phone call. INVALID with `fields`. RATE_LIMITED after three requests an hour.",
  },
  Subscription: {
    chatAnswer: "The support assistant's answer to one message, in parts.",
    "chatAnswer(history)": "Up to 8 earlier messages, oldest first.",
    "chatAnswer(language)": "Language of the answer.",
    "chatAnswer(message)": "The person's message. At most 2000 characters.",
    "chatAnswer(sessionId)": "ID of the chat session. At most 100 characters.",
  },
});
