import { withParams } from "../../core/routing/withParams.ts";

/**
 * The state of a desk list in the URL: `?q=…&sort=createdAt&direction=ascending`, and a named
 * filter.
 */
export interface ListAddress {
  search: string;
  sort: { column: string; direction: "ascending" | "descending" };
  filter: string;
}

export interface ListShape {
  /** The filter's name in the URL, its options, and the default. */
  filter: { name: string; choices: readonly string[]; usual: string };
  columns: readonly string[];
  sort: ListAddress["sort"];
}

/** Unknown values in a URL are ignored. */
export function readListAddress(address: URLSearchParams, { filter, columns, sort }: ListShape): ListAddress {
  const column = columns.find((known) => known === address.get("sort"));
  return {
    search: (address.get("q") ?? "").slice(0, 100).trim(),
    sort: column
      ? { column, direction: address.get("direction") === "descending" ? "descending" : "ascending" }
      : sort,
    filter: filter.choices.find((choice) => choice === address.get(filter.name)) ?? filter.usual,
  };
}

/** The same URL with a change. */
export function changeListAddress(
  address: URLSearchParams,
  change: Partial<ListAddress>,
  { filter }: Pick<ListShape, "filter">,
): URLSearchParams {
  const { search: q, sort } = change;
  const params = { q, [filter.name]: change.filter, sort: sort?.column, direction: sort?.direction };
  return withParams(address, params, { [filter.name]: filter.usual });
}
