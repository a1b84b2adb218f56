import * as z from "zod/mini";
import { component, route, type Routes } from "../../core/http/rest.ts";
import type { Communication } from "./communication.ts";
import { countUnread } from "./list.ts";
import { markRead } from "./mark-read.ts";
import { communicationList, listOverRest, respondOverRest, sendOverRest } from "./rest-list.ts";
import { openCommunication } from "./read.ts";
import {
  addressChannels,
  communicationStatuses,
  communicationTypes,
  directions,
  priorities,
  recipientTypes,
  type Channel,
} from "../../../shared/desk/inbox/rules.ts";

const contact = component(
  "Contact",
  z.object({
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    sms: z.optional(z.string()),
  }),
);

const communication = component(
  "Communication",
  z.object({
    id: z.string(),
    communicationType: z.enum(communicationTypes),
    direction: z.enum(directions),
    senderName: z.nullable(z.string()),
    recipientName: z.nullable(z.string()),
    senderContact: contact,
    recipientContact: contact,
    subject: z.nullable(z.string()),
    message: z.string(),
    priority: z.enum(priorities),
    status: z.enum(communicationStatuses),
    requestId: z.nullable(z.number()),
    caseId: z.nullable(z.string()),
    actionRequired: z.boolean(),
    allowsResponse: z.boolean(),
    responseChannels: z.array(z.enum(addressChannels)),
    reason: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
  }),
);

/** No program writes into a Help Pass. */
const byAddress = (all: readonly Channel[]) => addressChannels.filter((channel) => all.includes(channel));

const shown = (row: Communication): z.output<typeof communication> => {
  const { id, communicationType, direction, senderName, recipientName, subject, priority, status } = row;
  const { requestId, caseId, actionRequired, responseChannels, reason } = row;
  const isInbound = direction === "inbound";
  return {
    ...{ id, communicationType, direction, senderName, recipientName, subject, priority, status },
    ...{ requestId, caseId, actionRequired, reason, createdAt: row.createdAt.toISOString() },
    responseChannels: byAddress(responseChannels),
    senderContact: isInbound ? row.contact : {},
    recipientContact: isInbound ? {} : row.contact,
    message: row.preview,
    allowsResponse: byAddress(responseChannels).length > 0,
  };
};

const one = component("CommunicationResult", z.object({ success: z.boolean(), communication }));
const answer = (row: Communication) => ({ success: true, communication: shown(row) });

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const idText = z.union([z.string().check(z.maxLength(50)), z.int()]);
const given = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  sms: optional(z.string()),
});

/** As the interface specifies; the person is found in the case's record. */
const outgoing = z.object({
  type: z.string("type must be email, sms or phone"),
  recipient: z._default(z.string(), ""),
  recipientType: optional(z.enum(recipientTypes)),
  requestId: optional(idText),
  subject: optional(z.string()),
  message: z._default(z.string(), ""),
  priority: optional(z.string()),
  contactInfo: optional(given),
});

const response = z.object({
  responseType: z.literal("reply", "responseType must be reply"),
  responseMethod: z.string("responseMethod must be email, sms or phone"),
  responseContent: z._default(z.string(), ""),
  recipientContact: z.optional(z.unknown()),
});

export const inboxRoutes: Routes = {
  "GET /api/admin/communications": route(
    {
      access: "readDesk",
      example: { query: { direction: "inbound" } },
      operationId: "listCommunications",
      isPaged: true,
      tag: "Inbox",
      summary: "List received and sent messages.",
      description:
        "Unread messages first, then the rest, newest first. `message` holds the first 100 characters. The `Link` header points to the next page.",
      query: communicationList,
      answer: z.object({
        success: z.boolean(),
        notifications: z.array(communication),
        unread: z.number(),
        after: z.nullable(z.string()),
      }),
    },
    async (context, { query }) => {
      const { rows, end } = await listOverRest(context, query);
      if (end) {
        const given = Object.entries({ ...query, limit: String(query.limit), after: end });
        const next = new URLSearchParams(given.filter(([, value]) => value));
        context.setNextPage?.(`/api/admin/communications?${next}`);
      }
      return {
        success: true,
        notifications: rows.map(shown),
        unread: await countUnread(context),
        after: end,
      };
    },
  ),
  "GET /api/admin/communications/:id": route(
    {
      access: "workDesk",
      example: { params: { id: "response-1" } },
      operationId: "getCommunication",
      tag: "Inbox",
      summary: "Get a whole message.",
      description: "The access is logged.",
      answer: one,
    },
    async (context, { params }) => {
      const opened = await openCommunication(context, params["id"] ?? "");
      return { success: true, communication: { ...shown(opened), message: opened.message } };
    },
  ),
  "POST /api/admin/send-communication": route(
    {
      access: "workDesk",
      example: {
        body: {
          type: "email",
          recipient: "Sam Lee",
          recipientType: "victim",
          requestId: 1,
          subject: "Your food",
          message: "It comes at six.",
        },
      },
      operationId: "sendCommunication",
      takesIdempotencyKey: true,
      tag: "Inbox",
      summary: "Send a message or record a call.",
      description:
        "The address comes from the record. Different `contactInfo` is refused. Send an `Idempotency-Key` header, so that a repeat sends nothing more.",
      refusals: ["NOT_FOUND"],
      body: outgoing,
      answer: one,
      status: 201,
    },
    async (context, { body, idempotencyKey }) => answer(await sendOverRest(context, body, idempotencyKey)),
  ),
  "PUT /api/admin/communications/:id/read": route(
    {
      access: "workDesk",
      example: { params: { id: "response-1" } },
      operationId: "markCommunicationRead",
      tag: "Inbox",
      summary: "Mark a received message as read.",
      description: "400 for a sent message. 409 if it is already marked.",
      refusals: ["CONFLICT"],
      answer: one,
    },
    async (context, { params }) => answer(await markRead(context, params["id"] ?? "")),
  ),
  "POST /api/admin/communications/:id/respond": route(
    {
      access: "workDesk",
      example: {
        params: { id: "response-1" },
        body: { responseType: "reply", responseMethod: "email", responseContent: "You are welcome." },
      },
      operationId: "respondToCommunication",
      takesIdempotencyKey: true,
      tag: "Inbox",
      summary: "Reply to a received message.",
      description: "Uses one of its `responseChannels`. 409 if another administrator has replied.",
      refusals: ["CONFLICT"],
      body: response,
      answer: one,
      status: 201,
    },
    async (context, { params, body, idempotencyKey }) =>
      answer(await respondOverRest(context, params["id"] ?? "", { ...body, idempotencyKey })),
  ),
};
