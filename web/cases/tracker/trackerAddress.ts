import type { RequestStatus } from "#shared/requests/rules";

/** The tracker's options, in order; `rejected` is the administrators' term for denied. */
export const trackerFilters = [
  "all",
  "pending",
  "approved",
  "rejected",
  "completed",
  "processing",
  "dispatched",
] as const;
export type TrackerFilter = (typeof trackerFilters)[number];

export interface TrackerAddress {
  filter: TrackerFilter;
  search: string;
}

/**
 * The tracker's state in the dashboard's URL: `?tracker=pending&q=…`; unknown values are ignored.
 */
export const readTrackerAddress = (address: URLSearchParams): TrackerAddress => ({
  filter: trackerFilters.find((filter) => filter === address.get("tracker")) ?? "all",
  search: (address.get("q") ?? "").slice(0, 200).trim(),
});

export function changeTrackerAddress(address: URLSearchParams, change: Partial<TrackerAddress>) {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put("tracker", change.filter);
  put("q", change.search);
  return next;
}

export const statusOf = (filter: TrackerFilter): RequestStatus | null =>
  filter === "all" ? null : filter === "rejected" ? "denied" : filter;
