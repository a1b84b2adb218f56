import { inboxChange } from "../../messages/communications/watch.ts";
import { openBody, saidIn } from "../../messages/communications/compose.ts";
import type { RecipientResponse } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { writtenKinds } from "../../../shared/desk/inbox/rules.ts";
import type { Pass } from "./open/open.ts";
import { unreadAfter } from "./rules.ts";

/** Others concern the pass itself, and its reader may be another person. */
const shownButtons = ["problem", "dispute", "received"] as const;

/** One message between the person and the administrators. */
export interface ThreadEntry {
  isOwn: boolean;
  /** What was said, or the button that said it. */
  said: { text: string } | { button: (typeof shownButtons)[number] };
  at: Date;
  isNew: boolean;
}

export interface Thread {
  /** The newest ones, the oldest of them first. */
  entries: ThreadEntry[];
  isMore: boolean;
  newCount: number;
  /** A message that was written for the pass alone is shown for the first time. */
  isFirstShown: boolean;
}

/** The page stays small on a slow network. */
const most = 20;
const maxCharacters = 2500;

/**
 * The person's messages, from the pass, by text and through reply links, and what administrators
 * wrote to them. A message is shown here even if it could not be sent. Answers since `newSince` are
 * new, unless the person wrote afterward.
 */
export async function readThread(
  context: Context,
  { requestId }: Pick<Pass, "requestId">,
  newSince: Date | null,
): Promise<Thread> {
  const { db } = context;
  const [own, ours] = await Promise.all([
    db.recipientResponse.findMany({
      where: {
        ...{ requestId, recipientType: "victim" },
        OR: [{ button: null }, { button: { in: [...shownButtons] } }],
      },
      orderBy: { id: "desc" },
      take: most,
      select: { content: true, button: true, createdAt: true },
    }),
    db.message.findMany({
      where: {
        ...{ requestId, recipientType: "victim", channel: { not: "phone" } },
        kind: { in: [...writtenKinds] },
      },
      orderBy: { createdAt: "desc" },
      take: most,
      select: {
        ...{ bodySealed: true, createdAt: true, channel: true, deliveredAt: true },
        ...{ kind: true, language: true },
      },
    }),
  ]);
  const readAt = unreadAfter(newSince, own[0]?.createdAt ?? null);
  const all = [
    ...own.map(({ createdAt: at, ...answer }) => ({ isOwn: true, said: ownSaid(answer), at, isNew: false })),
    ...ours.map(({ bodySealed, createdAt: at, ...row }) => {
      const text =
        saidIn(context, bodySealed) ?? openBody(context, bodySealed, { introduces: false, ...row }).text;
      return { isOwn: false, said: { text }, at, isNew: !readAt || at > readAt };
    }),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const entries = newestOf(all);
  return {
    entries,
    isMore: entries.length < all.length,
    newCount: entries.filter(({ isNew }) => isNew).length,
    isFirstShown: ours.some(({ channel, deliveredAt }) => channel === "pass" && !deliveredAt),
  };
}

/** What was written for the pass alone arrived: administrators see it. */
export async function markShown({ db, now, events }: Context, requestId: number): Promise<void> {
  const shown = await db.message.updateManyAndReturn({
    where: { requestId, channel: "pass", deliveredAt: null },
    data: { deliveredAt: now() },
    select: { id: true },
  });
  for (const { id } of shown) events.publish("inboxChanged", inboxChange("message", id));
  if (shown.length > 0) events.publish("requestChanged", { id: requestId });
}

/** The newest ones that fit. The very newest is always among them. */
function newestOf(all: readonly ThreadEntry[]): ThreadEntry[] {
  const lengths = all.map(({ said }) => ("text" in said ? said.text.length : 0));
  let from = all.length - 1;
  let left = maxCharacters - (lengths[from] ?? 0);
  while (from > 0 && all.length - from < most && left >= (lengths[from - 1] ?? 0)) {
    from -= 1;
    left -= lengths[from] ?? 0;
  }
  return all.slice(Math.max(0, from));
}

/** The words of a button are the administrators'. */
function ownSaid({ content, button: pressed }: Pick<RecipientResponse, "content" | "button">) {
  const button = shownButtons.find((shown) => shown === pressed);
  return button ? { button } : { text: content };
}
