/** What the parts of a desk say: tables, menus, charts. Apart, because no public page has them. */
export const en = {
  sortBy: "Sort by",
  ascending: "Ascending",
  descending: "Descending",
  clearSearch: "Clear the search",
};
