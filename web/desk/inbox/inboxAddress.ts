import {
  communicationStatuses,
  communicationTypes,
  priorities,
  threadIn,
  threadViews,
  type CommunicationType,
  type Priority,
  type ThreadView,
} from "../../../shared/desk/inbox/rules.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import type { InboxQuery$variables } from "#relay/InboxQuery.graphql";
import type { ThreadPaneQuery$variables } from "#relay/ThreadPaneQuery.graphql";
import type { ThreadsQuery$variables } from "#relay/ThreadsQuery.graphql";
import { withParams } from "../../core/routing/withParams.ts";

export const inboxViews = [
  ...(["all", "unread", "inbound", "outbound"] as const),
  ...communicationStatuses.filter((status) => status !== "superseded"),
];
export type InboxView = (typeof inboxViews)[number];

/** Of messages and of threads: `?channel=sms&priority=high&words=…`. */
export interface MessageFilter {
  type: CommunicationType | null;
  priority: Priority | null;
  search: string;
}

/** The dashboard's panel: `?inbox=unread`. */
export interface InboxAddress extends MessageFilter {
  view: InboxView;
}

/** The workspace: `?view=urgent&thread=request-12`. */
export interface ThreadAddress extends MessageFilter {
  view: ThreadView;
  thread: string | null;
}

const usualView: ThreadView = "needs_answer";

/** Unknown values are ignored. */
export const readInboxAddress = (address: URLSearchParams): InboxAddress => ({
  view: inboxViews.find((view) => view === address.get("inbox")) ?? "all",
  ...filterIn(address),
});

export const readThreadAddress = (address: URLSearchParams): ThreadAddress => ({
  view: threadViews.find((view) => view === address.get("view")) ?? usualView,
  ...filterIn(address),
  thread: openThreadIn(address),
});

const filterIn = (address: URLSearchParams): MessageFilter => ({
  type: communicationTypes.find((type) => type === address.get("channel")) ?? null,
  priority: priorities.find((priority) => priority === address.get("priority")) ?? null,
  search: (address.get("words") ?? "").slice(0, 200).trim(),
});

export function openThreadIn(address: URLSearchParams): string | null {
  const thread = address.get("thread");
  return thread !== null && threadIn(thread) ? thread : null;
}

/** The variables of a `detailQuery` of the open thread. */
export function openThread(address: URLSearchParams): ThreadPaneQuery$variables | null {
  const open = threadIn(address.get("thread") ?? "");
  return open ? { ...open, ...firstPage } : null;
}

export const changeInboxAddress = (address: URLSearchParams, { view, ...filter }: Partial<InboxAddress>) =>
  withParams(address, { inbox: view, ...paramsOf(filter) });

export const changeThreadAddress = (
  address: URLSearchParams,
  { view, thread, ...filter }: Partial<ThreadAddress>,
) => withParams(address, { view, thread, ...paramsOf(filter) }, { view: usualView });

const paramsOf = ({ type: channel, priority, search: words }: Partial<MessageFilter>) => ({
  channel,
  priority,
  words,
});

export function inboxVariables({ view, ...filter }: InboxAddress): InboxQuery$variables {
  const direction = view === "inbound" || view === "outbound" ? view : null;
  const status = view === "all" || view === "inbound" || view === "outbound" ? null : view;
  return { filter: { direction, status, ...filter }, ...firstPage };
}

/** Only list parameters: opening a thread does not fetch the list again. */
export const threadVariables = ({ view, type, priority, search }: ThreadAddress): ThreadsQuery$variables => ({
  filter: { view, type, priority, search },
  ...firstPage,
});
