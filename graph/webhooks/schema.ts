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
  description: "One call to a webhook.",
  fields: (t) => ({
    key: t.exposeString("id", { description: "The `webhook-id` header of the call. The same at every try." }),
    event: t.exposeString("event"),
    payload: t.string({
      description: "The body, as JSON.",
      resolve: ({ payload }) => JSON.stringify(payload),
    }),
    state: t.expose("state", { type: State }),
    tries: t.exposeInt("tries"),
    status: t.exposeInt("status", { nullable: true, description: "What was answered at the last try." }),
    reason: t.exposeString("reason", { nullable: true, description: "Why the last try did not arrive." }),
    isReplay: t.boolean({ resolve: ({ replayOf }) => replayOf !== null }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      description: "When the next try is due, while it is queued.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
  }),
});

const Webhook = builder.prismaNode("Webhook", {
  access: { byId: "superAdmin" },
  id: { field: "id" },
  description:
    "An address of a program that is told of events. What its calls are signed with is shown once.",
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    url: t.exposeString("url"),
    events: t.exposeStringList("events", {
      description: webhookEvents.map((event) => `\`${event}\``).join(", "),
    }),
    isActive: t.exposeBoolean("isActive"),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "Since when no call arrived; null while they do.",
    }),
    disabledAt: t.expose("disabledAt", {
      type: "DateTime",
      nullable: true,
      description: "It was switched off because no call arrived for three days.",
    }),
    createdBy: t.exposeString("createdBy"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    deliveries: t.field({
      type: [Delivery],
      select: { id: true },
      description: "The latest 25 calls.",
      resolve: ({ id }, _args, context) => deliveriesOf(context, id),
    }),
  }),
});

builder.queryField("webhooks", (t) =>
  t.prismaField({
    access: "superAdmin",
    type: [Webhook],
    description: "Those that are not deleted, the newest first.",
    resolve: (query, _root, _args, context) => listWebhooks(context, query),
  }),
);

const CreateInput = builder.inputType("CreateWebhookInput", {
  fields: (t) => ({
    name: t.string(),
    url: t.string({ description: "https://…; a private network only where the environment allows it." }),
    events: t.stringList({ description: "One or more of the events." }),
  }),
});
const SwitchInput = builder.inputType("SwitchWebhookInput", {
  fields: (t) => ({ id: t.globalID({ description: "The webhook." }), isActive: t.boolean() }),
});
const ReplayInput = builder.inputType("ReplayWebhookDeliveryInput", {
  fields: (t) => ({ delivery: t.string({ description: "The delivery's key." }) }),
});

builder.mutationFields((t) => ({
  createWebhook: t.field({
    access: "superAdmin",
    type: builder.objectRef<WebhookMade>("CreateWebhookPayload").implement({
      fields: (p) => ({
        secret: p.exposeString("secret", {
          description: "What its calls are signed with. It is not told again.",
        }),
        webhook: p.field({ type: Webhook, resolve: ({ webhook }) => webhook }),
      }),
    }),
    description:
      "Tells a program of events from now on. INVALID with fields; CONFLICT where there are 20; UNPROCESSABLE.",
    args: { input: t.arg({ type: CreateInput }) },
    resolve: (_root, { input }, context) => createWebhook(context, input),
  }),
  switchWebhook: t.field({
    access: "superAdmin",
    type: payloadWith("SwitchWebhookPayload", "webhook", "Webhook"),
    description:
      "On or off; what happens while it is off is not told later. CONFLICT; NOT_FOUND; UNPROCESSABLE.",
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
    description: "It is called no more. NOT_FOUND; UNPROCESSABLE.",
    args: { input: t.arg({ type: inputNaming("DeleteWebhookInput", "The webhook.") }) },
    resolve: (_root, { input }, context, info) =>
      deleteWebhook(context, numberIn(input.id, "Webhook"), askedOf("webhook", context, info)),
  }),
  testWebhook: t.field({
    access: "superAdmin",
    type: payloadWith("TestWebhookPayload", "webhook", "Webhook"),
    description:
      "Calls it with the event `test`. CONFLICT where it is switched off; NOT_FOUND; UNPROCESSABLE.",
    args: { input: t.arg({ type: inputNaming("TestWebhookInput", "The webhook.") }) },
    resolve: (_root, { input }, context, info) =>
      testWebhook(context, numberIn(input.id, "Webhook"), askedOf("webhook", context, info)),
  }),
  replayWebhookDelivery: t.field({
    access: "superAdmin",
    type: payloadWith("ReplayWebhookDeliveryPayload", "webhook", "Webhook"),
    description:
      "Tells the same event again, as a new call. CONFLICT where it is switched off; NOT_FOUND; UNPROCESSABLE.",
    args: { input: t.arg({ type: ReplayInput }) },
    resolve: (_root, { input }, context, info) =>
      replayDelivery(context, input.delivery, askedOf("webhook", context, info)),
  }),
}));
