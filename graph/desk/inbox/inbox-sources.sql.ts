import { literals } from "../../core/database/statement.ts";
import { deliveryState } from "../../messages/communications/delivery-state.sql.ts";
import {
  canRetry,
  isSuperseded,
  needsAttention,
  shownReason,
} from "../../messages/communications/send-guard.sql.ts";
import { alertKinds, writtenKinds, type Source } from "../../../shared/desk/inbox/rules.ts";

const answered = (key: string) =>
  `EXISTS (SELECT FROM "Message" p WHERE p."inReplyTo" = ${key} AND p."state" <> 'failed')`;

/** One table of the inbox, with its rows in the shared columns. */
export interface Branch {
  source: Source | "message";
  /** Its FROM clause, with `x` for the row. */
  from: string;
  key: string;
  /** The thread that it is in. */
  thread: string;
  /** Whether no one has read or answered it; an index finds these rows. Null for sent messages. */
  waits: string | null;
  columns: Record<(typeof columnNames)[number], string>;
  searched: readonly string[];
  ofRequest: string | null;
}

export const columnNames = [
  "type",
  "direction",
  "party",
  "sender",
  "recipient",
  "email",
  "phone",
  "subject",
  "text",
  "sealed",
  "priority",
  "status",
  "requestId",
  "reason",
  "canRetry",
  "language",
  "isUrgent",
  "readBy",
  "readAt",
] as const;

const nothing = "NULL::text";
const cameIn = {
  direction: "'inbound'",
  recipient: nothing,
  subject: nothing,
  sealed: nothing,
  reason: nothing,
  canRetry: "false",
} as const;
const readOf = (kind: string) => `LEFT JOIN "InboxRead" i ON i."kind" = '${kind}' AND i."sourceId" = x."id"`;
/** Items that were handled elsewhere count as read. */
const statusOf = (key: string, isAnswered: string, isRead: string) =>
  `CASE WHEN ${isAnswered}${answered(key)} THEN 'responded' WHEN ${isRead} THEN 'read' ELSE 'delivered' END`;

/** An anonymous person is not found by text that may name them. */
const unlessAnonymous = (column: string) =>
  `CASE WHEN NOT EXISTS (SELECT FROM "EmergencyRequest" a WHERE a."id" = x."requestId" AND a."anonymous") THEN ${column} END`;

const alert = `x."kind" IN (${literals(alertKinds)})`;
const message: Branch = {
  source: "message",
  from: `"Message" x`,
  key: `'message-' || x."id"`,
  thread: `coalesce('request-' || x."requestId", x."inReplyTo", 'message-' || x."id")`,
  waits: null,
  columns: {
    type: `CASE WHEN ${alert} THEN 'alert' ELSE x."channel"::text END`,
    direction: "'outbound'",
    party: `x."recipientType"::text`,
    sender: `x."writtenBy"`,
    recipient: `x."recipientName"`,
    email: `CASE WHEN x."channel" = 'email' THEN x."recipientAddress" END`,
    phone: `CASE WHEN x."channel" <> 'email' THEN x."recipientAddress" END`,
    subject: `x."subject"`,
    text: nothing,
    sealed: `CASE WHEN x."kind" IN (${literals(writtenKinds)}) THEN x."bodySealed" END`,
    priority: `x."priority"::text`,
    status: `CASE WHEN ${isSuperseded("x")} THEN 'superseded' ELSE replace(${deliveryState("x")}, 'waiting', 'pending') END`,
    requestId: `x."requestId"`,
    reason: shownReason("x"),
    canRetry: canRetry("x"),
    language: `x."language"`,
    isUrgent: needsAttention("x"),
    readBy: nothing,
    readAt: "NULL::timestamptz",
  },
  searched: [unlessAnonymous(`x."subject"`), unlessAnonymous(`x."recipientName"`)],
  ofRequest: `x."requestId"`,
};

const responseKey = `'response-' || x."id"`;
const response: Branch = {
  source: "response",
  from: `"RecipientResponse" x`,
  key: responseKey,
  thread: `'request-' || x."requestId"`,
  waits: `x."acknowledgedAt" IS NULL`,
  columns: {
    ...cameIn,
    type: `CASE WHEN x."responseType" IN ('sms', 'pass') THEN x."responseType"::text ELSE 'email' END`,
    party: `x."recipientType"::text`,
    sender: `x."sender"`,
    email: nothing,
    phone: nothing,
    text: `x."content"`,
    priority: `CASE WHEN x."isProblem" THEN 'high' ELSE 'medium' END`,
    status: statusOf(responseKey, "", `x."acknowledgedAt" IS NOT NULL`),
    requestId: `x."requestId"`,
    language: `coalesce((SELECT l."language" FROM "ReplyLink" l WHERE l."id" = x."replyLinkId"), (SELECT CASE WHEN x."recipientType" = 'officer' THEN coalesce(v."language", r."language") ELSE r."language" END FROM "EmergencyRequest" r LEFT JOIN "Verification" v ON v."id" = r."verificationId" WHERE r."id" = x."requestId"))`,
    isUrgent: `x."isProblem"`,
    readBy: `x."acknowledgedBy"`,
    readAt: `x."acknowledgedAt"`,
  },
  searched: [unlessAnonymous(`x."sender"`), unlessAnonymous(`x."content"`)],
  ofRequest: `x."requestId"`,
};

const callbackKey = `'callback-' || x."id"`;
const callback: Branch = {
  source: "callback",
  from: `"CallbackRequest" x ${readOf("callback")}`,
  key: callbackKey,
  thread: callbackKey,
  waits: `i."readAt" IS NULL AND x."status" = 'waiting'`,
  columns: {
    ...cameIn,
    type: "'phone'",
    party: nothing,
    sender: `x."name"`,
    email: nothing,
    phone: `x."phone"`,
    text: `x."message"`,
    priority: `CASE x."requestType" WHEN 'urgent' THEN 'critical' ELSE 'medium' END`,
    status: statusOf(
      callbackKey,
      `x."answeredAt" IS NOT NULL OR `,
      `i."readAt" IS NOT NULL OR x."status" <> 'waiting'`,
    ),
    requestId: "NULL::int",
    language: `x."language"`,
    isUrgent: `x."requestType" = 'urgent' AND x."status" = 'waiting'`,
    readBy: `i."readBy"`,
    readAt: `i."readAt"`,
  },
  searched: [`x."name"`, `x."message"`, `x."phone"`],
  ofRequest: null,
};

const correctionKey = `'correction-' || x."id"`;
const correction: Branch = {
  source: "correction",
  from: `"Correction" x ${readOf("correction")}`,
  key: correctionKey,
  thread: correctionKey,
  waits: `i."readAt" IS NULL AND x."state" = 'open'`,
  columns: {
    ...cameIn,
    type: "'alert'",
    party: nothing,
    sender: nothing,
    subject: `x."resourceName"`,
    email: `x."email"`,
    phone: nothing,
    text: `coalesce(nullif(x."details", ''), x."problem"::text)`,
    priority: "'medium'",
    status: statusOf(correctionKey, "", `i."readAt" IS NOT NULL OR x."state" <> 'open'`),
    requestId: "NULL::int",
    language: `x."language"`,
    isUrgent: "false",
    readBy: `i."readBy"`,
    readAt: `i."readAt"`,
  },
  searched: [`x."resourceName"`, `x."details"`],
  ofRequest: null,
};

const feedbackKey = `'feedback-' || x."id"`;
const feedback: Branch = {
  source: "feedback",
  from: `"Feedback" x ${readOf("feedback")}`,
  key: feedbackKey,
  thread: feedbackKey,
  waits: `i."readAt" IS NULL AND x."state" = 'open'`,
  columns: {
    ...cameIn,
    type: "'alert'",
    party: nothing,
    sender: nothing,
    subject: `x."receipt" || ': ' || x."agency"`,
    email: `x."email"`,
    phone: `x."phone"`,
    text: `x."feedback"`,
    priority: `CASE WHEN x."feedbackType" = 'concern' THEN 'medium' ELSE 'low' END`,
    status: statusOf(feedbackKey, "", `i."readAt" IS NOT NULL OR x."state" <> 'open'`),
    requestId: "NULL::int",
    language: `x."language"`,
    isUrgent: "false",
    readBy: `i."readBy"`,
    readAt: `i."readAt"`,
  },
  searched: [`x."receipt"`, `x."agency"`, `x."feedback"`],
  ofRequest: null,
};

export const branches: readonly Branch[] = [message, response, callback, correction, feedback];
