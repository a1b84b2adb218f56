import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nameMissing: "Please enter a name for the webhook",
  nameTooLong: "A webhook's name can be at most 60 characters",
  urlWrong: "Enter a URL that starts with https:// or http://",
  httpsOnly: "The URL must start with https://",
  eventsMissing: "Please choose at least one event",
  privateTarget: "This URL is in a private network. To allow it, set WEBHOOK_ALLOW_PRIVATE=1 on the server",
  tooManyWebhooks: "You've reached the limit of 20 webhooks. Delete one first.",
  noSuchWebhook: "Webhook not found.",
  noSuchDelivery: "Delivery not found.",
  stateAlready: "The webhook is already in this state.",
  switchedOff: "This webhook is turned off. Turn it on first.",
};

export const says = sentences("webhooks", en);
