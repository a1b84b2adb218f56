import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Message not found. Use an id from the list, such as response-12.",
  filterUnknown: "Unknown filter.",
  searchTooLong: "Search text can be at most 200 characters",
  priorityUnknown: "Please choose a priority",
  composeIncomplete: "Please fill in recipient and message fields.",
  replyMissing: "Please enter your response message.",
  recipientUnknown: "Recipient not found.",
  recipientsSeveral:
    "Several people have this name. Add `requestId` and recipientType to identify the recipient.",
  requestUnknown: "This request does not exist.",
  requestOfOther: "This request belongs to someone else.",
  subjectMissing: "An email needs a subject",
  smsTooLong: "A text message can be at most 600 characters",
  notSendable: "This message can't be sent. Please check the fields.",
  channelNotAllowed: ({ channel }: { channel: string }) =>
    channel === "pass"
      ? "This person has no Help Pass that can be opened. Choose another method."
      : `This person can't be contacted by ${channel === "sms" ? "SMS" : channel}. Choose another method.`,
  contactDiffers: "This contact doesn't match the record. Leave it blank to use the contact on record.",
  variableMissing: ({ variable }: { variable: string }) =>
    `No value for {${variable}}. Type the text or remove the variable.`,
  variableUnknown: ({ variable }: { variable: string }) => `{${variable}} is not a variable.`,
  namesSupervisor: "Messages to victims can't name a supervisor. Please remove the name.",
  namesAnonymous: "This person asked to stay anonymous. Please remove the name.",
  alreadyRead: ({ name }: { name: string }) => `${name} already marked this as read.`,
  noReading:
    "You can't mark a sent message as read. Only received messages (direction inbound) can be marked.",
  noReply: "You can't reply to this message.",
  answeredMeanwhile: ({ name }: { name: string }) => `${name} already replied to this.`,
  templateGone: "This template was deleted.",
  emailOff: "Email is turned off in the configuration. This message waits until it's turned on.",
  holdsSecret: "This message contained a secret, so its content is hidden.",
};

export const says = sentences("inbox", en);
