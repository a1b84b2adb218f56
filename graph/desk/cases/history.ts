import { deliveryStateOf, reasonOf } from "../../messages/communications/rules.ts";
import { actionOf, sentenceFor } from "../../core/audit/actions.ts";
import { may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";

export const historyKinds = ["act", "reading", "letter", "message"] as const;

export interface HistoryEntry {
  id: string;
  at: Date;
  kind: (typeof historyKinds)[number];
  /** The actor: a name, or a kind of actor. */
  who: string;
  what: string;
  before: string | null;
  after: string | null;
  /** A reason, an amount, or the changed fields. */
  note: string | null;
  isFailure: boolean;
}

/** The maximum of each kind in a history. */
const most = 200;

/**
 * The history of a case, newest first: audit entries, letters and messages. Empty for everyone but
 * administrators.
 */
export async function historyOf(context: Context, requestId: number): Promise<HistoryEntry[]> {
  const { db, viewer } = context;
  if (!may(viewer, "readCases")) return [];
  const id = String(requestId);
  const [allocations, letters, messages] = await Promise.all([
    db.fundAllocation.findMany({ where: { requestId }, select: { id: true } }),
    db.letter.findMany({ where: { requestId }, orderBy: { id: "desc" }, take: most }),
    db.message.findMany({ where: { requestId }, orderBy: { createdAt: "desc" }, take: most }),
  ]);
  const ids = (rows: { id: number }[]) => rows.map((row) => String(row.id));
  const entries = await db.auditEntry.findMany({
    where: {
      OR: [
        { resourceType: "request", resourceId: id },
        { resourceType: "allocation", resourceId: { in: ids(allocations) } },
        { resourceType: "letter", resourceId: { in: ids(letters) } },
      ],
      // Covered by the letter itself.
      NOT: { action: "letter.written" },
    },
    orderBy: { id: "desc" },
    take: most,
  });
  const told: HistoryEntry[] = [
    ...entries.map(actOf),
    ...letters.map((letter): HistoryEntry => ({
      ...nothing,
      id: `letter-${letter.id}`,
      at: letter.writtenAt ?? letter.createdAt,
      kind: "letter",
      who: "system",
      what: `Letter of ${letter.kind} to the ${letter.audience}${letter.number ? ` (${letter.number})` : ""}`,
      after: letter.state,
      note: letter.voidReason ?? letter.failure,
      isFailure: letter.state === "failed",
    })),
    ...messages.map((message): HistoryEntry => ({
      ...nothing,
      id: `message-${message.id}`,
      at: message.sentAt ?? message.createdAt,
      kind: "message",
      who: "system",
      what: `${message.channel === "sms" ? "Text message" : "E-mail"} to the ${message.recipientType}: ${message.subject}`,
      after: deliveryStateOf(message),
      note: reasonOf(message),
      isFailure: ["failed", "undelivered"].includes(deliveryStateOf(message)),
    })),
  ];
  return told.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most);
}

const nothing = { before: null, after: null, note: null, isFailure: false };

type Entry = Awaited<ReturnType<Context["db"]["auditEntry"]["findMany"]>>[number];

function actOf({ id, at, action, actorName, actorKind, details, outcome }: Entry): HistoryEntry {
  const known = actionOf(action);
  const isFailure = outcome === "failure";
  const said = typeof details === "object" && details !== null && !Array.isArray(details) ? details : {};
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return {
    id: `act-${id}`,
    at,
    kind: action === "request.read" || action.endsWith("revealed") ? "reading" : "act",
    who: actorName ?? actorKind,
    what: known ? sentenceFor(known, isFailure) : action,
    before: text(said["before"]),
    after: text(said["after"]),
    note: noteOf(said),
    isFailure,
  };
}

function noteOf({ reason, amountCents, fields, limit }: Record<string, unknown>): string | null {
  const parts = [
    ...(typeof amountCents === "number" ? [`$${(amountCents / 100).toFixed(2)}`] : []),
    ...(Array.isArray(fields) ? [fields.filter((field) => typeof field === "string").join(", ")] : []),
    ...(typeof limit === "string" ? [`limit: ${limit}`] : []),
    ...(typeof reason === "string" ? [reason] : []),
  ].filter(Boolean);
  return parts.length ? parts.join(". ") : null;
}
