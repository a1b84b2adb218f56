import { firstPage } from "../../../../shared/core/graphql/pages.ts";
import type { OutboxPageQuery$variables } from "#relay/OutboxPageQuery.graphql";
import { readListAddress, type ListShape } from "../../../shell/desk/deskAddress.ts";

export const outboxFilters = ["all", "failed", "undelivered", "waiting", "sent", "settled"] as const;

/** Search and filter of the outbox in the URL. The order is fixed: failed messages come first. */
export const outboxList: ListShape = {
  filter: { name: "state", choices: outboxFilters, usual: "all" },
  columns: [],
  sort: { column: "createdAt", direction: "descending" },
};

export function outboxVariables(address: URLSearchParams): OutboxPageQuery$variables {
  const { search, filter } = readListAddress(address, outboxList);
  const view = outboxFilters.find((known) => known === filter) ?? "all";
  return { filter: { search, view }, ...firstPage };
}
