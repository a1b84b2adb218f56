import { fullScopeOf } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { inboxChange } from "../../messages/communications/watch.ts";
import { markResponseRead } from "../../messages/responses/service.ts";
import type { Communication } from "./communication.ts";
import { readCommunication, readRow } from "./list.ts";
import { keyIn, maxOpened, threadIn, type Source } from "../../../shared/desk/inbox/rules.ts";
import { says } from "../../../shared/desk/inbox/sentences.ts";
import { countInbox, readInbox } from "./inbox.sql.ts";

/** Marks an item as read, with time and reader. If two race, the second gets CONFLICT. */
export async function markRead(context: Context, key: string): Promise<Communication> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  await readRow(context, key);
  const named = keyIn(key);
  if (!named || named.source === "message") throw new Refusal("INVALID", says.noReading);
  if (named.source === "response") await markResponseRead(context, named.id);
  else await note(context, named.source, named.id);
  context.events.publish("inboxChanged", inboxChange(named.source, named.id));
  return readCommunication(context, key);
}

/** Marks what waits in a thread as read. An item that a colleague has just read stays theirs. */
export async function markThreadRead(context: Context, thread: string): Promise<void> {
  admit(context.viewer, "workDesk");
  const filter = threadIn(thread);
  if (!filter) throw new Refusal("NOT_FOUND", says.missing);
  const scope = fullScopeOf(context.viewer);
  const waiting = await readInbox(context.sql, {
    scope,
    search: "",
    limit: maxOpened,
    status: "unread",
    ...filter,
  });
  if (waiting.length === 0 && (await countInbox(context.sql, { scope, search: "", ...filter })) === 0)
    throw new Refusal("NOT_FOUND", says.missing);
  for (const { key } of waiting) await markRead(context, key);
}

async function note(context: Context, kind: Exclude<Source, "response">, sourceId: number) {
  const { viewer } = context;
  admit(viewer, "workDesk");
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.inboxRead.createMany({
      data: [{ kind, sourceId, readBy: viewer.username, readAt: context.now() }],
      skipDuplicates: true,
    });
    if (count === 0) {
      const earlier = await tx.inboxRead.findUnique({ where: { kind_sourceId: { kind, sourceId } } });
      throw new Refusal("CONFLICT", says.alreadyRead({ name: earlier?.readBy ?? "" }));
    }
    await record(tx, context, { action: "inbox.read", resourceType: kind, resourceId: sourceId });
  });
}
