import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import type { Communication } from "./communication.ts";
import { countUnread } from "./list.ts";
import { markRead } from "./mark-read.ts";
import { communicationList, listOverRest, respondOverRest, sendOverRest } from "./rest-list.ts";
import { openCommunication } from "./read.ts";
import {
  channels,
  communicationStatuses,
  communicationTypes,
  directions,
  priorities,
  recipientTypes,
} from "./rules.shared.ts";

const contact = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  sms: z.optional(z.string()),
});

const communication = z.object({
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
  responseChannels: z.array(z.enum(channels)),
  reason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

const shown = (row: Communication): z.output<typeof communication> => {
  const { id, communicationType, direction, senderName, recipientName, subject, priority, status } = row;
  const { requestId, caseId, actionRequired, responseChannels, reason, createdAt } = row;
  const isInbound = direction === "inbound";
  return {
    ...{ id, communicationType, direction, senderName, recipientName, subject, priority, status },
    ...{ requestId, caseId, actionRequired, responseChannels, reason, createdAt },
    senderContact: isInbound ? row.contact : {},
    recipientContact: isInbound ? {} : row.contact,
    message: row.preview,
    allowsResponse: responseChannels.length > 0,
  };
};

const one = z.object({ success: z.boolean(), communication });
const answer = (row: Communication) => ({ success: true, communication: shown(row) });

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const idText = z.union([z.string().check(z.maxLength(50)), z.int()]);
const given = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  sms: optional(z.string()),
});

/** As the specification of the interface has it; whom it means is found in the record of the case. */
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
      access: "admin",
      example: { query: { direction: "inbound" } },
      summary:
        "All that came in and went out: what nobody has read first, then the rest, both newest first; 200 at most. `message` is its beginning. `limit` (1 to 1000) sets the length of a page; `after` is the `after` of the page before, and a `Link` header leads to the next page. Filters: direction, type, status, priority, search.",
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
      access: "admin",
      example: { params: { id: "response-1" } },
      summary: "One of them whole, which is logged.",
      answer: one,
    },
    async (context, { params }) => {
      const opened = await openCommunication(context, params["id"] ?? "");
      return { success: true, communication: { ...shown(opened), message: opened.message } };
    },
  ),
  "POST /api/admin/send-communication": route(
    {
      access: "admin",
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
      summary:
        "Writes to somebody of a case, or notes a call. The address is the record's; `contactInfo` that differs from it is refused.",
      body: outgoing,
      answer: one,
      status: 201,
    },
    async (context, { body, idempotencyKey }) => answer(await sendOverRest(context, body, idempotencyKey)),
  ),
  "PUT /api/admin/communications/:id/read": route(
    {
      access: "admin",
      example: { params: { id: "response-1" } },
      summary:
        "An administrator has read what came in. 400 for what went out: nothing is marked there. 404 for an id that is not in the list. 409 when it was marked before.",
      answer: one,
    },
    async (context, { params }) => answer(await markRead(context, params["id"] ?? "")),
  ),
  "POST /api/admin/communications/:id/respond": route(
    {
      access: "admin",
      example: {
        params: { id: "response-1" },
        body: { responseType: "reply", responseMethod: "email", responseContent: "You are welcome." },
      },
      summary: "Answers what came in, by one of its response channels.",
      body: response,
      answer: one,
      status: 201,
    },
    async (context, { params, body, idempotencyKey }) =>
      answer(await respondOverRest(context, params["id"] ?? "", { ...body, idempotencyKey })),
  ),
};
