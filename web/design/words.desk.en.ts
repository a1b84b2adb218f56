/** What the parts of a desk say: tables, menus, charts. Apart, because no public page has them. */
export const en = {
  sortBy: "Sort by",
  ascending: "Ascending",
  descending: "Descending",
  clearSearch: "Clear the search",
  noOption: "Nothing matches",
  loadingOptions: "Loading...",
  timeLeft: (minutes: number) =>
    minutes === 0 ? "less than a minute left" : minutes === 1 ? "1 minute left" : `${minutes} minutes left`,
  timeIsUp: "Time is up",
  isNow: (label: string, count: string) => `${label}: ${count}`,
  showNumbers: "Show the numbers",
  valuesOf: (chart: string) => `Values of ${chart}`,
  noValue: "none",
};
