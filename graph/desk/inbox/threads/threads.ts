import { fullScopeOf, scopedTo } from "../../../core/access/agency-scope.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import type { Slice } from "../../../core/graphql/pages.ts";
import { asCommunication, type Communication } from "../communication.ts";
import { textOf, type OpenedText } from "../read.ts";
import {
  maxOpened,
  threadFilter,
  threadIn,
  threadViews,
  type ThreadView,
} from "../../../../shared/desk/inbox/rules.ts";
import { says } from "../../../../shared/desk/inbox/sentences.ts";
import { readInbox } from "../inbox.sql.ts";
import { countThreads, readThreads } from "./threads.sql.ts";

export interface Thread {
  id: string;
  waiting: number;
  isUrgent: boolean;
  latest: Communication;
}

const asked = (context: Context, input: unknown) => {
  const { viewer } = context;
  admit(viewer, "readDesk");
  return { ...parse(threadFilter, input), adminId: viewer.adminId, scope: scopedTo(viewer) };
};

/** A slice of the inbox by thread: urgent ones first, then the newest. */
export async function listThreads(
  context: Context,
  input: unknown,
  { after, take }: Slice,
): Promise<Thread[]> {
  const rows = await readThreads(context.sql, asked(context, input), { skip: after, take });
  return rows.map(({ latest, ...thread }) => ({ ...thread, latest: asCommunication(context, latest) }));
}

export async function countListedThreads(context: Context, input: unknown): Promise<number> {
  const filter = asked(context, input);
  return (await countThreads(context.sql, filter, [filter.view]))[filter.view];
}

/** How many threads each view has, without any filter. */
export const countViews = (context: Context): Promise<Record<ThreadView, number>> =>
  countThreads(context.sql, asked(context, {}), threadViews);

/**
 * The whole texts of a thread's newest messages. They are personal, so the reading is logged once
 * for all of them.
 */
export async function openThread(context: Context, input: string): Promise<OpenedText[]> {
  admit(context.viewer, "workDesk");
  const filter = threadIn(input);
  if (!filter) throw new Refusal("NOT_FOUND", says.missing);
  // It reads one more, which tells whether a further page exists.
  const read = await readInbox(context.sql, {
    ...{ search: "", limit: maxOpened, scope: fullScopeOf(context.viewer) },
    ...filter,
  });
  const rows = read.slice(0, maxOpened);
  const [newest] = rows;
  if (!newest) throw new Refusal("NOT_FOUND", says.missing);
  const texts = await Promise.all(
    rows.map(async (row) => ({ id: row.key, ...(await textOf(context, row)) })),
  );
  const { requestId } = newest;
  await record(context.db, context, {
    action: "message.read",
    resourceType: requestId === null ? "message" : "request",
    resourceId: requestId ?? input,
    details: { thread: input, messages: texts.length },
  });
  return texts;
}
