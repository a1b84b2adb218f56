import * as z from "zod/mini";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import {
  countOutboxMessages,
  countOutboxStates,
  readOutboxMessage,
  readOutboxPage,
  type OutboxCounts,
  type OutboxMessage,
} from "./outbox.sql.ts";
import { outboxFilter } from "./rules.ts";
import { says } from "../../../shared/messages/communications/sentences.ts";

type OutboxFilter = z.input<typeof outboxFilter>;

/** One page: failed messages first, then queued ones, newest first. */
export async function listOutbox(
  context: Context,
  filter: OutboxFilter,
  slice: Slice,
): Promise<OutboxMessage[]> {
  admit(context.viewer, "readDesk");
  return readOutboxPage(context.sql, { ...parse(outboxFilter, filter), ...at(slice) });
}

export const parseId = (id: string) => parse(z.uuid("Must be a message's id"), id);

export async function readMessage({ viewer, sql }: Context, id: string): Promise<OutboxMessage> {
  admit(viewer, "readDesk");
  const message = await readOutboxMessage(sql, parseId(id));
  if (!message) throw new Refusal("NOT_FOUND", says.missing);
  return message;
}

export async function countOutbox(context: Context, filter: OutboxFilter): Promise<number> {
  admit(context.viewer, "readDesk");
  return countOutboxMessages(context.sql, parse(outboxFilter, filter));
}

/** Counts all messages by state, regardless of the search. */
export async function countStatesOf(context: Context): Promise<OutboxCounts> {
  admit(context.viewer, "readDesk");
  return countOutboxStates(context.sql);
}
