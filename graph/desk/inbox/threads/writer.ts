import { fullScopeOf } from "../../../core/access/agency-scope.ts";
import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { secondMs } from "../../../../shared/core/time/durations.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import { readInbox } from "../inbox.sql.ts";
import { threadIn, writerSeconds } from "../../../../shared/desk/inbox/rules.ts";
import { says } from "../../../../shared/desk/inbox/sentences.ts";

export interface ReplyWriter {
  adminName: string;
}

interface Signal {
  thread: string;
  isWriting: boolean;
  /** Also if someone else is writing. */
  takesOver: boolean;
}

/**
 * Holds a thread's reply for the viewer for some seconds, or ends that. Returns the colleague who
 * holds it instead, or null. If two begin at once, the first has it. It prevents no reply: sending
 * compares the replies that were shown.
 */
export async function holdReply(
  context: Context,
  { thread, isWriting, takesOver }: Signal,
): Promise<ReplyWriter | null> {
  const { viewer, db, now, sql } = context;
  admit(viewer, "workDesk");
  const filter = threadIn(thread);
  const [item] = filter
    ? await readInbox(sql, { search: "", limit: 1, scope: fullScopeOf(viewer), ...filter })
    : [];
  if (!item) throw new Refusal("NOT_FOUND", says.missing);
  const seenAt = now();
  const over = new Date(seenAt.getTime() - writerSeconds * secondMs);
  return db.$transaction(async (tx) => {
    await lockName(tx, `writer ${thread}`);
    await tx.replyWriter.deleteMany({ where: { thread, seenAt: { lt: over } } });
    const holder = await tx.replyWriter.findUnique({ where: { thread } });
    const isOwn = holder?.sessionId === viewer.sessionId;
    const own = { thread, sessionId: viewer.sessionId };
    if (!isWriting) {
      if (isOwn) await tx.replyWriter.deleteMany({ where: own });
      return isOwn ? null : holder;
    }
    if (holder && !isOwn && !takesOver) return holder;
    const data = { ...own, adminName: viewer.username, seenAt };
    await tx.replyWriter.upsert({ where: { thread }, create: data, update: data });
    return null;
  });
}
