import { admit } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { asCommunication, type Communication } from "./communication.ts";
import { inboxFilter, keyIn } from "./rules.shared.ts";
import { says } from "./sentences.ts";
import { countUnreadItems, readInbox, type InboxRow } from "../statements/messages/inbox.ts";

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
  const found = await readInbox(context.sql, filter);
  const rows = found.slice(0, filter.limit);
  const hasNext = found.length > filter.limit;
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => asCommunication(context, row)),
    hasNext,
    end: hasNext && last ? `${last.at}~${last.key}` : null,
  };
}

export async function countUnread(context: Context): Promise<number> {
  admit(context.viewer, "admin");
  return countUnreadItems(context.sql);
}

/** One row of it, from the statement. */
export async function readRow(context: Context, key: string): Promise<InboxRow> {
  admit(context.viewer, "admin");
  const named = keyIn(key);
  if (!named) throw new Refusal("NOT_FOUND", says.missing);
  const [row] = await readInbox(context.sql, { search: "", limit: 1, key: named });
  if (!row) throw new Refusal("NOT_FOUND", says.missing);
  return row;
}

export const readCommunication = async (context: Context, key: string): Promise<Communication> =>
  asCommunication(context, await readRow(context, key));
