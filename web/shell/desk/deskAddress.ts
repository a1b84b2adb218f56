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
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  if (change.search !== undefined) put("q", change.search);
  if (change.filter !== undefined) put(filter.name, change.filter === filter.usual ? "" : change.filter);
  if (change.sort) {
    put("sort", change.sort.column);
    put("direction", change.sort.direction);
  }
  return next;
}
