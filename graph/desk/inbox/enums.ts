import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import {
  channels,
  communicationStatuses,
  communicationTypes,
  directions,
  priorities,
  recipientTypes,
} from "../../../shared/desk/inbox/rules.ts";

export const CommunicationType = builder.enumType("CommunicationType", {
  description: "Kind of a message.",
  values: valuesOf(communicationTypes, {
    alert: "A system notice, or something reported through a form.",
    email: "Email.",
    pass: "Written in a Help Pass, by the recipient or an administrator.",
    phone: "Phone call.",
    sms: "Text message.",
  }),
});
export const CommunicationDirection = builder.enumType("CommunicationDirection", {
  description: "Direction of a message.",
  values: valuesOf(directions, { inbound: "Received.", outbound: "Sent." }),
});
export const CommunicationStatus = builder.enumType("CommunicationStatus", {
  description: "Status of a message.",
  values: valuesOf(communicationStatuses, {
    captured: "Sent messages: not delivered, because no mail server or SMS gateway is set up.",
    delivered: "Sent messages: the provider reported that it arrived. Received messages: unread.",
    failed: "Sent messages: delivery failed.",
    pending: "Sent messages: waiting for delivery.",
    read: "Received messages: an administrator read it.",
    responded: "Received messages: an administrator replied.",
    sent: "Sent messages: the mail server or gateway accepted it.",
    undelivered: "Sent messages: the provider reported that it did not arrive.",
    superseded: "Sent messages: not sent, because a newer message replaced it.",
  }),
});
export const CommunicationStatusFilter = builder.enumType("CommunicationStatusFilter", {
  description: "Status to filter messages by.",
  values: valuesOf([...communicationStatuses, "unread"] as const, {
    captured: "Not delivered, because no mail server or SMS gateway is set up.",
    delivered: "Delivered.",
    failed: "Delivery failed.",
    pending: "Waiting for delivery.",
    read: "Read.",
    responded: "Replied to.",
    sent: "Accepted by the mail server or gateway.",
    undelivered: "Did not arrive.",
    superseded: "Not sent, because a newer message replaced it.",
    unread: "Received and not read.",
  }),
});
export const CommunicationPriority = builder.enumType("CommunicationPriority", {
  description: "Priority of a message.",
  values: valuesOf(priorities, { critical: "Critical.", high: "High.", low: "Low.", medium: "Medium." }),
});
export const CommunicationChannel = builder.enumType("CommunicationChannel", {
  description: "A way to reach a person.",
  values: valuesOf(channels, {
    email: "Email.",
    pass: "The recipient's Help Pass, where the message is read. Nothing is sent.",
    phone: "Phone call.",
    sms: "Text message.",
  }),
});
export const CommunicationParty = builder.enumType("CommunicationParty", {
  description: "Role of a sender or recipient.",
  values: valuesOf(recipientTypes, {
    admin: "An administrator.",
    officer: "An officer.",
    supervisor: "A supervisor.",
    victim: "The victim.",
  }),
});
export const CommunicationLanguage = builder.enumType("CommunicationLanguage", {
  description: "Language of a message.",
  values: {
    en: { description: "English." },
    es: { description: "Spanish." },
    fr: { description: "French." },
  },
});
