import type { OutboxPageQuery$variables } from "#relay/OutboxPageQuery.graphql";
import { readListAddress, type ListShape } from "../admin/deskAddress.ts";

export const outboxFilters = ["all", "failed", "waiting", "sent"] as const;

/** How the outbox is searched and filtered, as the address says it; its order is fixed: what failed comes first. */
export const outboxList: ListShape = {
  filter: { name: "state", choices: outboxFilters, usual: "all" },
  columns: [],
  sort: { column: "createdAt", direction: "descending" },
};

export function outboxVariables(address: URLSearchParams): OutboxPageQuery$variables {
  const { search, filter, page } = readListAddress(address, outboxList);
  const view = outboxFilters.find((known) => known === filter) ?? "all";
  return { filter: { search, view }, page };
}
