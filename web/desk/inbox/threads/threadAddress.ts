import { threadIn, threadViews, type ThreadView } from "../../../../shared/desk/inbox/rules.ts";
import { firstPage } from "../../../../shared/core/graphql/pages.ts";
import type { ThreadsQuery$variables } from "#relay/ThreadsQuery.graphql";
import { inboxPriorities, inboxTypes } from "../inbox/inboxAddress.ts";

/** `?view=urgent&channel=sms&priority=high&words=…&thread=request-12`. */
export interface ThreadAddress {
  view: ThreadView;
  type: (typeof inboxTypes)[number] | null;
  priority: (typeof inboxPriorities)[number] | null;
  search: string;
  thread: string | null;
}

export const usualView: ThreadView = "needs_answer";

/** Unknown values are ignored. */
export function readThreadAddress(address: URLSearchParams): ThreadAddress {
  return {
    view: threadViews.find((view) => view === address.get("view")) ?? usualView,
    type: inboxTypes.find((type) => type === address.get("channel")) ?? null,
    priority: inboxPriorities.find((priority) => priority === address.get("priority")) ?? null,
    search: (address.get("words") ?? "").slice(0, 200).trim(),
    thread: openThreadIn(address),
  };
}

export function openThreadIn(address: URLSearchParams): string | null {
  const thread = address.get("thread");
  return thread !== null && threadIn(thread) ? thread : null;
}

export function changeThreadAddress(
  address: URLSearchParams,
  change: Partial<ThreadAddress>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | null | undefined) => {
    if (value === undefined) return;
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put("view", change.view === usualView ? "" : change.view);
  put("channel", change.type);
  put("priority", change.priority);
  put("words", change.search);
  put("thread", change.thread);
  return next;
}

/** Only list parameters: opening a thread does not fetch the list again. */
export function threadVariables({ view, type, priority, search }: ThreadAddress): ThreadsQuery$variables {
  return { filter: { view, type, priority, search }, ...firstPage };
}
