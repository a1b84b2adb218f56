import type { RequestStatus } from "#shared/requests/rules";

const statuses: Record<RequestStatus, string> = {
  pending: "pending",
  processing: "processing",
  approved: "approved",
  dispatched: "dispatched",
  completed: "completed",
  denied: "denied",
};

export const en = {
  statuses,
  /** The administrators' word for denied. */
  rejected: "rejected",
};
