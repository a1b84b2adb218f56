import { declareDescriptions, passwordCode } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  CreateWebhookInput: {
    self: "Values for a new webhook.",
    events: "One or more events. See `Webhook.events`.",
    name: "Name of the webhook. At most 60 characters.",
    url: "HTTPS address. Private networks are refused unless the environment allows them. At most 500 characters.",
  },
  CreateWebhookPayload: {
    self: "Result of `createWebhook`.",
    secret: "Secret for verifying the signatures. It is shown only in this answer.",
  },
  ReplayWebhookDeliveryInput: {
    self: "Values for sending an event again.",
    delivery: "`key` of the delivery.",
  },
  SwitchWebhookInput: {
    self: "Values for switching a webhook on or off.",
    isActive: "True to switch it on.",
  },
  WebhookConnection: { self: "One page of webhooks." },
  Webhook: {
    self: "A program's address that receives events. The signing secret is shown only when the webhook is created.",
    createdAt: "When it was created.",
    createdBy: "User name of the super administrator who created it.",
    deliveries: "The newest 25 calls.",
    disabledAt: "When it was switched off because no call succeeded for three days. Null if it was not.",
    failingSince: "Since when calls fail. Null if the last call succeeded.",
    isActive: "True if it is switched on.",
    name: "Name of the webhook.",
    number: "Row number.",
    url: "Address that receives the calls.",
  },
  WebhookDelivery: {
    self: "One call to a webhook.",
    createdAt: "When the event happened.",
    dueAt: "When the next attempt is due, while it is queued.",
    event: "Name of the event.",
    isReplay: "True if an administrator sent the event again.",
    key: "Value of the `webhook-id` header. It is the same for every attempt.",
    payload: "Body of the call, as JSON.",
    reason: "Why the last attempt failed. Null if it did not.",
    sentAt: "When the call succeeded. Null until then.",
    state: "Delivery state.",
    status: "HTTP status of the last answer. Null if there was none.",
    tries: "Number of attempts.",
  },
  WebhookDeliveryState: {
    self: "Delivery state of a call.",
    failed: "All attempts failed.",
    queued: "Waiting for its next attempt.",
    sending: "An attempt is in progress.",
    sent: "The call succeeded.",
  },
  Query: {
    webhooks: "Webhooks that are not deleted, newest first.",
  },
  Mutation: {
    createWebhook: `Creates a webhook. INVALID with \`fields\`. CONFLICT if there are already 20. ${passwordCode}`,
    deleteWebhook: `Deletes a webhook. NOT_FOUND. ${passwordCode}`,
    replayWebhookDelivery: `Sends an event again, as a new call. CONFLICT if the webhook is switched off. NOT_FOUND. ${passwordCode}`,
    switchWebhook: `Switches a webhook on or off. Events while it is off are not sent later. CONFLICT if nothing would change. NOT_FOUND. ${passwordCode}`,
    testWebhook: `Sends the event \`test\`. CONFLICT if the webhook is switched off. NOT_FOUND. ${passwordCode}`,
  },
});
