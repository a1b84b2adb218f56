import { resourceTypes } from "../../../shared/community/directory/rules.ts";
import { entryViews, type EntryView } from "../../../shared/community/entries/views.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import type { EntriesPageQuery$variables } from "#relay/EntriesPageQuery.graphql";
import { readListAddress, type ListShape } from "../../shell/desk/deskAddress.ts";

/** Search and filter of the list in the URL. The order is fixed: never confirmed first. */
export const entryList: ListShape = {
  filter: { name: "show", choices: entryViews, usual: "current" },
  columns: [],
  sort: { column: "checked", direction: "ascending" },
};

export function entryVariables(address: URLSearchParams): EntriesPageQuery$variables {
  const { search, filter } = readListAddress(address, entryList);
  const type = resourceTypes.find((known) => known === address.get("type")) ?? null;
  const state = stateIn(address);
  return { filter: { search: search || null, view: filter as EntryView, state, type }, ...firstPage };
}

/** Two letters, or empty. */
export const stateIn = (address: URLSearchParams): string | null =>
  /^[A-Z]{2}$/.exec(address.get("state") ?? "")?.[0] ?? null;
