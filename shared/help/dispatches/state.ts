import type { HelpType } from "../../intake/needs/rules.ts";

/** Help can be dispatched for requests with them. */
export const dispatchableStatuses = ["approved", "dispatched"] as const;
export const isDispatchable = (status: string): status is (typeof dispatchableStatuses)[number] =>
  dispatchableStatuses.some((one) => one === status);

export interface DispatchedHelp {
  readonly helpType: HelpType;
  readonly voidedAt?: unknown;
}

/** The requested kinds of help of which nothing was dispatched, or only voided help. */
export const missingHelp = (
  requested: readonly HelpType[],
  dispatches: readonly DispatchedHelp[],
): HelpType[] =>
  requested.filter((type) => !dispatches.some(({ helpType, voidedAt }) => helpType === type && !voidedAt));

/** Every requested kind of help was dispatched. */
export const isFullyDispatched = (
  requested: readonly HelpType[],
  dispatches: readonly DispatchedHelp[],
): boolean => requested.length > 0 && missingHelp(requested, dispatches).length === 0;

interface Spending {
  settledAt: unknown;
  voidedAt: unknown;
  expiredAt: unknown;
  actualCents: number | null;
}

/** Its money is committed: it was not used, and no second person said that it was. */
export const isUnsettled = ({ settledAt, voidedAt, expiredAt, actualCents }: Spending): boolean =>
  !settledAt && !voidedAt && !expiredAt && actualCents === null;

interface Confirmable extends Spending {
  completedAt: unknown;
  request: { status: string };
}

/** It counts as given, and its money waits for a person who did not dispatch it. */
export const awaitsConfirmation = ({ completedAt, request, ...help }: Confirmable): boolean =>
  isUnsettled(help) && (Boolean(completedAt) || request.status === "completed");

interface Helped {
  status: string;
  requestedHelpTypes: readonly HelpType[];
  dispatches: readonly DispatchedHelp[];
}

/**
 * How far the help of a request is; null before its approval and after its end, and where help was
 * dispatched although none was requested.
 */
export function helpState({ status, requestedHelpTypes, dispatches }: Helped) {
  if (!isDispatchable(status)) return null;
  if (status === "approved") return "approved";
  if (requestedHelpTypes.length === 0) return null;
  return isFullyDispatched(requestedHelpTypes, dispatches) ? "complete" : "partly";
}
