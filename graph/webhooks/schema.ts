import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { messageStates } from "../communications/rules.shared.ts";
import { webhookEvents } from "./rules.shared.ts";
import {
  createWebhook,
  deleteWebhook,
  deliveriesOf,
  listWebhooks,
  replayDelivery,
  switchWebhook,
  testWebhook,
  type DeliveryRow,
  type WebhookMade,
} from "./service.ts";

const State = builder.enumType("WebhookDeliveryState", { values: messageStates });

const Delivery = builder.objectRef<DeliveryRow>("WebhookDelivery").implement({
  access: "through",
  fields: (t) => ({
    key: t.exposeString("id"),
    event: t.exposeString("event"),
    payload: t.string({
      resolve: ({ payload }) => JSON.stringify(payload),
    }),
    state: t.expose("state", { type: State }),
    tries: t.exposeInt("tries"),
    status: t.exposeInt("status", { nullable: true }),
    reason: t.exposeString("reason", { nullable: true }),
    isReplay: t.boolean({ resolve: ({ replayOf }) => replayOf !== null }),
    dueAt: t.expose("dueAt", { type: "DateTime" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
  }),
});

const Webhook = builder.prismaNode("Webhook", {
  access: { byId: "superAdmin" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    url: t.exposeString("url"),
    events: t.exposeStringList("events", {
      description: `Events that it receives: ${webhookEvents.map((event) => `\`${event}\``).join(", ")}.`,
    }),
    isActive: t.exposeBoolean("isActive"),
    failingSince: t.expose("failingSince", { type: "DateTime", nullable: true }),
    disabledAt: t.expose("disabledAt", { type: "DateTime", nullable: true }),
    createdBy: t.exposeString("createdBy"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    deliveries: t.field({
      type: [Delivery],
      select: { id: true },
      resolve: ({ id }, _args, context) => deliveriesOf(context, id),
    }),
  }),
});

builder.queryField("webhooks", (t) =>
  t.prismaField({
    access: "superAdmin",
    type: [Webhook],
    resolve: (query, _root, _args, context) => listWebhooks(context, query),
  }),
);

const CreateInput = builder.inputType("CreateWebhookInput", {
  fields: (t) => ({ name: t.string(), url: t.string(), events: t.stringList() }),
});
const SwitchInput = builder.inputType("SwitchWebhookInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the webhook." }),
    isActive: t.boolean(),
  }),
});
const ReplayInput = builder.inputType("ReplayWebhookDeliveryInput", {
  fields: (t) => ({ delivery: t.string() }),
});

builder.mutationFields((t) => ({
  createWebhook: t.field({
    access: "superAdmin",
    type: builder.objectRef<WebhookMade>("CreateWebhookPayload").implement({
      fields: (p) => ({
        secret: p.exposeString("secret"),
        webhook: p.field({ type: Webhook, resolve: ({ webhook }) => webhook }),
      }),
    }),
    args: { input: t.arg({ type: CreateInput }) },
    resolve: (_root, { input }, context) => createWebhook(context, input),
  }),
  switchWebhook: t.field({
    access: "superAdmin",
    type: payloadWith("SwitchWebhookPayload", "webhook", "Webhook"),
    args: { input: t.arg({ type: SwitchInput }) },
    resolve: (_root, { input }, context, info) =>
      switchWebhook(
        context,
        numberIn(input.id, "Webhook"),
        input.isActive,
        askedOf("webhook", context, info),
      ),
  }),
  deleteWebhook: t.field({
    access: "superAdmin",
    type: payloadWith("DeleteWebhookPayload", "webhook", "Webhook"),
    args: { input: t.arg({ type: inputNaming("DeleteWebhookInput", "Relay global ID of the webhook.") }) },
    resolve: (_root, { input }, context, info) =>
      deleteWebhook(context, numberIn(input.id, "Webhook"), askedOf("webhook", context, info)),
  }),
  testWebhook: t.field({
    access: "superAdmin",
    type: payloadWith("TestWebhookPayload", "webhook", "Webhook"),
    args: { input: t.arg({ type: inputNaming("TestWebhookInput", "Relay global ID of the webhook.") }) },
    resolve: (_root, { input }, context, info) =>
      testWebhook(context, numberIn(input.id, "Webhook"), askedOf("webhook", context, info)),
  }),
  replayWebhookDelivery: t.field({
    access: "superAdmin",
    type: payloadWith("ReplayWebhookDeliveryPayload", "webhook", "Webhook"),
    args: { input: t.arg({ type: ReplayInput }) },
    resolve: (_root, { input }, context, info) =>
      replayDelivery(context, input.delivery, askedOf("webhook", context, info)),
  }),
}));
