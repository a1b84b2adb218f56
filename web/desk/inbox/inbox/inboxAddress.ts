import type { InboxListQuery$variables } from "#relay/InboxListQuery.graphql";

export const inboxViews = [
  "all",
  "unread",
  "inbound",
  "outbound",
  "pending",
  "captured",
  "sent",
  "delivered",
  "undelivered",
  "read",
  "responded",
  "failed",
] as const;
export type InboxView = (typeof inboxViews)[number];
export const inboxTypes = ["email", "sms", "phone", "pass", "alert"] as const;
export const inboxPriorities = ["critical", "high", "medium", "low"] as const;

export interface InboxAddress {
  view: InboxView;
  type: (typeof inboxTypes)[number] | null;
  priority: (typeof inboxPriorities)[number] | null;
  search: string;
}

/**
 * The inbox's state in the URL: `?inbox=unread&channel=sms&priority=high&words=…`; unknown values
 * are ignored.
 */
export const readInboxAddress = (address: URLSearchParams): InboxAddress => ({
  view: inboxViews.find((view) => view === address.get("inbox")) ?? "all",
  type: inboxTypes.find((type) => type === address.get("channel")) ?? null,
  priority: inboxPriorities.find((priority) => priority === address.get("priority")) ?? null,
  search: (address.get("words") ?? "").slice(0, 200).trim(),
});

export function changeInboxAddress(address: URLSearchParams, change: Partial<InboxAddress>) {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | null | undefined) => {
    if (value === undefined) return;
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put("inbox", change.view);
  put("channel", change.type);
  put("priority", change.priority);
  put("words", change.search);
  return next;
}

export function filterOf({ view, type, priority, search }: InboxAddress): InboxListQuery$variables["filter"] {
  const direction = view === "inbound" || view === "outbound" ? view : null;
  const status = view === "all" || view === "inbound" || view === "outbound" ? null : view;
  return { direction, status, type, priority, search };
}
