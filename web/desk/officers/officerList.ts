import { readListAddress, type ListShape } from "../../shell/desk/deskAddress.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import type { OfficersPageQuery$variables } from "#relay/OfficersPageQuery.graphql";

/** Search and filter of the officers' cases in the URL. */
export const officerList: ListShape = {
  filter: {
    name: "state",
    choices: ["waiting", "confirmed", "rejected", "grants", "all"],
    usual: "waiting",
  },
  columns: [],
  sort: { column: "createdAt", direction: "descending" },
};

export function officerVariables(address: URLSearchParams): OfficersPageQuery$variables {
  const { search, filter } = readListAddress(address, officerList);
  type State = NonNullable<OfficersPageQuery$variables["filter"]["state"]>;
  return {
    filter: { search: search || null, state: filter === "all" ? null : (filter as State) },
    ...firstPage,
  };
}
