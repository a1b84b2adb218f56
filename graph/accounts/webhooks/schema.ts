import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { callStates, webhookEvents } from "../../../shared/accounts/webhooks/rules.ts";
import {
  countWebhooks,
  createWebhook,
  deleteWebhook,
  deliveriesOf,
  listWebhooks,
  replayDelivery,
  switchWebhook,
  testWebhook,
  type DeliveryRow,
} from "./service.ts";

const State = builder.enumType("WebhookDeliveryState", {
  description: "Delivery state of a call.",
  values: valuesOf(callStates, {
    failed: "All attempts failed.",
    queued: "Waiting for its next attempt.",
    sending: "An attempt is in progress.",
    sent: "The call succeeded.",
  }),
});

const Delivery = builder.objectRef<DeliveryRow>("WebhookDelivery").implement({
  description: "One call to a webhook.",
  access: "through",
  fields: (t) => ({
    key: t.exposeString("id", {
      description: "Value of the `webhook-id` header. It is the same for every attempt.",
    }),
    event: t.exposeString("event", { description: "Name of the event." }),
    payload: t.string({
      description: "Body of the call, as JSON.",
      resolve: ({ payload }) => JSON.stringify(payload),
    }),
    state: t.expose("state", { description: "Delivery state.", type: State }),
    tries: t.exposeInt("tries", { description: "Number of attempts." }),
    status: t.exposeInt("status", {
      description: "HTTP status of the last answer. Null if there was none.",
      nullable: true,
    }),
    reason: t.exposeString("reason", {
      description: "Why the last attempt failed. Null if it did not.",
      nullable: true,
    }),
    isReplay: t.boolean({
      description: "True if an administrator sent the event again.",
      resolve: ({ replayOf }) => replayOf !== null,
    }),
    dueAt: t.expose("dueAt", {
      description: "When the next attempt is due, while it is queued.",
      type: "DateTime",
    }),
    createdAt: t.expose("createdAt", { description: "When the event happened.", type: "DateTime" }),
    sentAt: t.expose("sentAt", {
      description: "When the call succeeded. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

const Webhook = builder.prismaNode("Webhook", {
  description:
    "A program's address that receives events. The signing secret is shown only when the webhook is created.",
  access: { byId: "readSecurity" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    name: t.exposeString("name", { description: "Name of the webhook." }),
    url: t.exposeString("url", { description: "Address that receives the calls." }),
    events: t.exposeStringList("events", {
      description: `Events that it receives: ${webhookEvents.map((event) => `\`${event}\``).join(", ")}.`,
    }),
    isActive: t.exposeBoolean("isActive", { description: "True if it is switched on." }),
    failingSince: t.expose("failingSince", {
      description: "Since when calls fail. Null if the last call succeeded.",
      type: "DateTime",
      nullable: true,
    }),
    disabledAt: t.expose("disabledAt", {
      description: "When it was switched off because no call succeeded for three days. Null if it was not.",
      type: "DateTime",
      nullable: true,
    }),
    createdBy: t.exposeString("createdBy", {
      description: "User name of the super administrator who created it.",
    }),
    createdAt: t.expose("createdAt", { description: "When it was created.", type: "DateTime" }),
    deliveries: t.field({
      description: "The newest 25 calls.",
      type: [Delivery],
      select: { id: true },
      resolve: ({ id }, _args, context) => deliveriesOf(context, id),
    }),
  }),
});

builder.queryField("webhooks", (t) =>
  t.field({
    access: "readSecurity",
    description: "Webhooks that are not deleted, newest first.",
    type: connectionOf("Webhook", Webhook, { description: "One page of webhooks." }),
    args: paging,
    resolve: (_root, page, context, info) =>
      pageOf(page, {
        read: (slice) => listWebhooks(context, slice, selectedIn(context, info)),
        count: () => countWebhooks(context),
      }),
  }),
);

mutation("createWebhook", {
  access: "superAdmin",
  description: `Creates a webhook. INVALID with \`fields\`. CONFLICT if there are already 20. ${passwordCode}`,
  input: (t) => ({
    name: t.string({ description: "Name of the webhook. At most 60 characters." }),
    url: t.string({
      description:
        "HTTPS address. Private networks are refused unless the environment allows them. At most 500 characters.",
    }),
    events: t.stringList({ description: "One or more events. See `Webhook.events`." }),
  }),
  resolve: (input, context) => createWebhook(context, input),
  payload: (p) => ({
    secret: p.exposeString("secret", {
      description: "Secret for verifying the signatures. It is shown only in this answer.",
    }),
    webhook: p.field({ type: Webhook, resolve: ({ webhook }) => webhook }),
  }),
});

rowMutation("switchWebhook", ["webhook", "Webhook"], {
  access: "superAdmin",
  description: `Switches a webhook on or off. Events while it is off are not sent later. CONFLICT if nothing would change. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the webhook." }),
    isActive: t.boolean({ description: "True to switch it on." }),
  }),
  resolve: (input, context, selection) =>
    switchWebhook(context, numberIn(input.id, "Webhook"), input.isActive, selection),
});

rowMutation("deleteWebhook", ["webhook", "Webhook"], {
  access: "superAdmin",
  description: `Deletes a webhook. NOT_FOUND. ${passwordCode}`,
  input: idOf("webhook"),
  resolve: (input, context, selection) => deleteWebhook(context, numberIn(input.id, "Webhook"), selection),
});

rowMutation("testWebhook", ["webhook", "Webhook"], {
  access: "superAdmin",
  description: `Sends the event \`test\`. CONFLICT if the webhook is switched off. NOT_FOUND. ${passwordCode}`,
  input: idOf("webhook"),
  resolve: (input, context, selection) => testWebhook(context, numberIn(input.id, "Webhook"), selection),
});

rowMutation("replayWebhookDelivery", ["webhook", "Webhook"], {
  access: "superAdmin",
  description: `Sends an event again, as a new call. CONFLICT if the webhook is switched off. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({ delivery: t.string({ description: "`key` of the delivery." }) }),
  resolve: (input, context, selection) => replayDelivery(context, input.delivery, selection),
});
