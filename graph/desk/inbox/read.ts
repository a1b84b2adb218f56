import { openBody, saidIn } from "../../messages/communications/compose.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { asCommunication, shownText, type Communication } from "./communication.ts";
import { readRow } from "./list.ts";
import { keyIn } from "../../../shared/desk/inbox/rules.ts";
import { says } from "../../../shared/desk/inbox/sentences.ts";
import type { InboxRow } from "./inbox.sql.ts";

interface FullText {
  /** The full text. */
  message: string;
  /** The letter with this text, if any: it is read there. */
  letterId: number | null;
}
export type OpenedCommunication = Communication & FullText;
export type OpenedText = { id: string } & FullText;

/**
 * Opens one communication. Messages about a request are personal, so the reading is logged. Link
 * secrets are hidden, since their holder can answer in another person's name.
 */
export async function openCommunication(context: Context, key: string): Promise<OpenedCommunication> {
  admit(context.viewer, "workDesk");
  const row = await readRow(context, key);
  const opened = { ...asCommunication(context, row), ...(await textOf(context, row)) };
  await record(context.db, context, {
    action: "message.read",
    resourceType: row.requestId === null ? "message" : "request",
    resourceId: row.requestId ?? row.key,
    details: { communication: row.key },
  });
  return opened;
}

/** These contain secrets for their reader alone. */
const secretKinds = new Set(["admin-credentials"]);

export async function textOf(context: Context, row: InboxRow): Promise<FullText> {
  const named = keyIn(row.key);
  if (named?.source !== "message") return { message: shownText(row, row.text ?? ""), letterId: null };
  const { bodySealed, letterId, ...sent } = await context.db.message.findUniqueOrThrow({
    where: { id: named.id },
    select: { kind: true, bodySealed: true, letterId: true, introduces: true, language: true },
  });
  if (letterId !== null) return { message: row.subject ?? "", letterId };
  if (secretKinds.has(sent.kind)) return { message: says.holdsSecret, letterId: null };
  const text = saidIn(context, bodySealed) ?? openBody(context, bodySealed, sent).text;
  return { message: shownText(row, text), letterId: null };
}
