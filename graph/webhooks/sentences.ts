import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  nameMissing: "Please name the webhook",
  nameTooLong: "A webhook's name has at most 60 characters",
  urlWrong: "This is no address that begins with https:// or http://",
  httpsOnly: "Only addresses that begin with https:// are called",
  eventsMissing: "Please choose at least one event",
  privateTarget:
    "This address leads into a private network. The server calls one only with WEBHOOK_ALLOW_PRIVATE=1 in its environment",
  tooManyWebhooks: "There are 20 webhooks already. Please delete one first.",
  noSuchWebhook: "There is no such webhook.",
  noSuchDelivery: "There is no such delivery.",
  stateAlready: "The webhook is in this state already.",
  switchedOff: "The webhook is switched off.",
};

export const says = sentences("webhooks", en);
