import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  missing: "There is no communication with this id. Take the id from the list, such as response-12.",
  filterUnknown: "This filter is not known.",
  searchTooLong: "Please search with at most 200 characters",
  priorityUnknown: "Please choose a priority",
  composeIncomplete: "Please fill in recipient and message fields.",
  replyMissing: "Please enter your response message.",
  recipientUnknown: "There is no such recipient.",
  recipientsSeveral:
    "Several people have this name. Please name the case as `requestId`, and the recipientType.",
  requestUnknown: "There is no such request.",
  requestOfOther: "This request is not one of the recipient's.",
  subjectMissing: "An email needs a subject",
  smsTooLong: "A text message has at most 600 characters",
  notSendable: "This message cannot be sent as it stands.",
  channelNotAllowed: ({ channel }: { channel: string }) =>
    `This person cannot be reached by ${channel === "sms" ? "SMS" : channel}, or did not allow it.`,
  contactDiffers: "This is not the contact in the record. Leave it out, and the record's is taken.",
  variableMissing: ({ variable }: { variable: string }) =>
    `Nothing is known for {${variable}} here. Write it out, or take it out.`,
  variableUnknown: ({ variable }: { variable: string }) => `{${variable}} is no variable.`,
  namesSupervisor: "A message to the person in need names no supervisor. Please take the name out.",
  namesAnonymous: "This person wishes to stay anonymous. Please leave the name out.",
  alreadyRead: ({ name }: { name: string }) => `${name} has marked this as read already.`,
  noReading:
    "This message went out, so it cannot be marked as read. Only what came in (direction inbound) can be.",
  noReply: "This cannot be answered.",
  answeredMeanwhile: ({ name }: { name: string }) => `${name} has answered this meanwhile.`,
  templateGone: "This template is gone.",
  emailOff: "E-mail is switched off in the configuration; this waits until it is on.",
  holdsSecret: "This message held a secret and is not shown.",
};

export const says = sentences("inbox", en);
