import { readListAddress, type ListShape } from "../admin/deskAddress.ts";
import type { CorrectionsPageQuery$variables } from "#relay/CorrectionsPageQuery.graphql";

/** How the list of reports is searched, filtered and sorted, as the address says it. */
export const correctionList: ListShape = {
  filter: { name: "state", choices: ["open", "resolved", "all"], usual: "open" },
  columns: ["resourceName", "problem", "createdAt"],
  sort: { column: "createdAt", direction: "descending" },
};

export function correctionVariables(address: URLSearchParams): CorrectionsPageQuery$variables {
  const { search, filter, sort, page } = readListAddress(address, correctionList);
  return {
    filter: { search: search || null, state: filter === "all" ? null : (filter as "open" | "resolved") },
    order: { field: sort.column as "createdAt" | "problem" | "resourceName", direction: sort.direction },
    page,
  };
}
