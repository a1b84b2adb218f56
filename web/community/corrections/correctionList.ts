import { readListAddress, type ListShape } from "../../shell/desk/deskAddress.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import type { CorrectionsPageQuery$variables } from "#relay/CorrectionsPageQuery.graphql";

/** Search, filter and order of the reports in the URL. */
export const correctionList: ListShape = {
  filter: { name: "state", choices: ["open", "resolved", "all"], usual: "open" },
  columns: ["resourceName", "problem", "createdAt"],
  sort: { column: "createdAt", direction: "descending" },
};

export function correctionVariables(address: URLSearchParams): CorrectionsPageQuery$variables {
  const { search, filter, sort } = readListAddress(address, correctionList);
  return {
    filter: { search: search || null, state: filter === "all" ? null : (filter as "open" | "resolved") },
    order: { field: sort.column as "createdAt" | "problem" | "resourceName", direction: sort.direction },
    ...firstPage,
  };
}
