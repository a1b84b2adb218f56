import type * as z from "zod/mini";
import { admit } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/errors.ts";
import { pageAt } from "../core/graphql/desk-list.ts";
import {
  countOutboxMessages,
  countOutboxStates,
  readOutboxPage,
  type OutboxCounts,
  type OutboxMessage,
} from "../statements/messages/outbox.ts";
import { outboxFilter } from "./rules.shared.ts";

export interface OutboxAsked {
  filter: z.input<typeof outboxFilter>;
  page: number | null | undefined;
}

/** One page: failed messages first, then queued ones, newest first. */
export async function listOutbox(context: Context, { filter, page }: OutboxAsked): Promise<OutboxMessage[]> {
  admit(context.viewer, "admin");
  return readOutboxPage(context.sql, { ...parse(outboxFilter, filter), ...pageAt(page) });
}

export async function countOutbox(context: Context, { filter }: OutboxAsked): Promise<number> {
  admit(context.viewer, "admin");
  return countOutboxMessages(context.sql, parse(outboxFilter, filter));
}

/** Counts all messages by state, regardless of the search. */
export async function countStatesOf(context: Context): Promise<OutboxCounts> {
  admit(context.viewer, "admin");
  return countOutboxStates(context.sql);
}
