export const requestStatuses = [
  "pending",
  "processing",
  "approved",
  "dispatched",
  "completed",
  "denied",
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The legal transitions of a request; `sv_request_edges` in the database has the same table. */
const nextStatuses: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ["processing", "approved", "denied"],
  processing: ["approved", "denied"],
  approved: ["dispatched", "completed"],
  dispatched: ["completed"],
  completed: [],
  denied: [],
};

export const canMove = (from: RequestStatus, to: RequestStatus) => nextStatuses[from].includes(to);

/**
 * Neither completed nor denied. A condition on this list can use an index; one that excludes the
 * two closed statuses cannot.
 */
export const openStatuses = requestStatuses.filter((status) => nextStatuses[status].length > 0);
export const isOpenStatus = (status: RequestStatus) => openStatuses.includes(status);
export const closedStatuses = requestStatuses.filter((status) => !isOpenStatus(status));

/** The statuses from which a request may change to `to`. */
export const comesFrom = (to: RequestStatus) => requestStatuses.filter((from) => canMove(from, to));

/** A request with one of these can still be approved, denied or extended. */
export const undecidedStatuses = comesFrom("approved");
export const isUndecided = (status: RequestStatus) => undecidedStatuses.includes(status);

/** `rejected` is the administrators' term for denied; only one is stored. */
export const readStatus = (word: string): RequestStatus | undefined =>
  word === "rejected" ? "denied" : requestStatuses.find((status) => status === word);
