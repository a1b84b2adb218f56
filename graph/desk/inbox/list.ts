import { fullScopeOf, scopedTo } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import type { Slice } from "../../core/graphql/pages.ts";
import { asCommunication, type Communication } from "./communication.ts";
import { inboxFilter, keyIn } from "../../../shared/desk/inbox/rules.ts";
import { says } from "../../../shared/desk/inbox/sentences.ts";
import { countInbox, countUnreadItems, readInbox, type InboxRow } from "./inbox.sql.ts";

/** A slice of the inbox: everything received and sent, newest first. */
export async function listCommunications(
  context: Context,
  input: unknown,
  { after, take }: Slice,
): Promise<Communication[]> {
  admit(context.viewer, "readDesk");
  const filter = parse(inboxFilter, input);
  const rows = await readInbox(context.sql, {
    ...filter,
    scope: scopedTo(context.viewer),
    skip: after,
    limit: take - 1,
  });
  return rows.map((row) => asCommunication(context, row));
}

export async function countCommunications(context: Context, input: unknown): Promise<number> {
  admit(context.viewer, "readDesk");
  return countInbox(context.sql, { ...parse(inboxFilter, input), scope: scopedTo(context.viewer) });
}

export interface InboxPage {
  rows: Communication[];
  /** For `after`; null on the last page. */
  end: string | null;
}

/** A page of it after an item, for programs, which read far into the past. */
export async function pageAfter(context: Context, input: unknown): Promise<InboxPage> {
  admit(context.viewer, "readDesk");
  const filter = parse(inboxFilter, input);
  const found = await readInbox(context.sql, { ...filter, scope: scopedTo(context.viewer) });
  const rows = found.slice(0, filter.limit);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => asCommunication(context, row)),
    end: found.length > filter.limit && last ? `${last.at.toISOString()}~${last.key}` : null,
  };
}

export async function countUnread(context: Context): Promise<number> {
  admit(context.viewer, "readDesk");
  return countUnreadItems(context.sql, scopedTo(context.viewer));
}

const one = { search: "", limit: 1 };

/** One row of it, from the statement. */
export async function readRow(context: Context, key: string): Promise<InboxRow> {
  admit(context.viewer, "readDesk");
  const named = keyIn(key);
  if (!named) throw new Refusal("NOT_FOUND", says.missing);
  const [row] = await readInbox(context.sql, { ...one, scope: fullScopeOf(context.viewer), key: named });
  if (!row) throw new Refusal("NOT_FOUND", says.missing);
  return row;
}

export const readCommunication = async (context: Context, key: string): Promise<Communication> =>
  asCommunication(context, await readRow(context, key));
