import { admit } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { asCommunication, type Communication, type InboxRow } from "./communication.ts";
import { inboxFilter, keyIn } from "./rules.shared.ts";
import { says } from "./sentences.ts";
import { inboxStatement, unreadStatement } from "./list-query.ts";

export interface InboxPage {
  rows: Communication[];
  hasNext: boolean;
  /** For `after`; null on the last page. */
  end: string | null;
}

/** A page of the inbox: everything received and sent, newest first. */
export async function listCommunications(context: Context, input: unknown): Promise<InboxPage> {
  admit(context.viewer, "admin");
  const filter = parse(inboxFilter, input);
  const { statement, values } = inboxStatement(filter);
  const [page] = await context.sql<{ rows: InboxRow[] }>(statement, values);
  const rows = (page?.rows ?? []).slice(0, filter.limit);
  const hasNext = (page?.rows.length ?? 0) > filter.limit;
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => asCommunication(context, row)),
    hasNext,
    end: hasNext && last ? `${last.at}~${last.key}` : null,
  };
}

export async function countUnread(context: Context): Promise<number> {
  admit(context.viewer, "admin");
  const [row] = await context.sql<{ unread: number }>(unreadStatement, []);
  return row?.unread ?? 0;
}

/** One row of it, from the statement. */
export async function readRow(context: Context, key: string): Promise<InboxRow> {
  admit(context.viewer, "admin");
  const named = keyIn(key);
  if (!named) throw new Refusal("NOT_FOUND", says.missing);
  const { statement, values } = inboxStatement({ search: "", limit: 1, key: named });
  const [page] = await context.sql<{ rows: InboxRow[] }>(statement, values);
  const row = page?.rows[0];
  if (!row) throw new Refusal("NOT_FOUND", says.missing);
  return row;
}

export const readCommunication = async (context: Context, key: string): Promise<Communication> =>
  asCommunication(context, await readRow(context, key));
