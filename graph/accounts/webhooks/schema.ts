import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
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

const State = builder.enumType("WebhookDeliveryState", { values: callStates });

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
  access: { byId: "readSecurity" },
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
  t.field({
    access: "readSecurity",
    type: connectionOf("Webhook", Webhook),
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
  input: (t) => ({ name: t.string(), url: t.string(), events: t.stringList() }),
  resolve: (input, context) => createWebhook(context, input),
  payload: (p) => ({
    secret: p.exposeString("secret"),
    webhook: p.field({ type: Webhook, resolve: ({ webhook }) => webhook }),
  }),
});

rowMutation("switchWebhook", ["webhook", "Webhook"], {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the webhook." }),
    isActive: t.boolean(),
  }),
  resolve: (input, context, selection) =>
    switchWebhook(context, numberIn(input.id, "Webhook"), input.isActive, selection),
});

rowMutation("deleteWebhook", ["webhook", "Webhook"], {
  access: "superAdmin",
  input: idOf("webhook"),
  resolve: (input, context, selection) => deleteWebhook(context, numberIn(input.id, "Webhook"), selection),
});

rowMutation("testWebhook", ["webhook", "Webhook"], {
  access: "superAdmin",
  input: idOf("webhook"),
  resolve: (input, context, selection) => testWebhook(context, numberIn(input.id, "Webhook"), selection),
});

rowMutation("replayWebhookDelivery", ["webhook", "Webhook"], {
  access: "superAdmin",
  input: (t) => ({ delivery: t.string() }),
  resolve: (input, context, selection) => replayDelivery(context, input.delivery, selection),
});
