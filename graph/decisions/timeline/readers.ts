import { isCitizen, isOfficer, may, owns, type Viewer } from "../../core/access/viewer.ts";
import type { Permission } from "../../../shared/core/access/roles.ts";
import type { Owner, Reason } from "./attribution.ts";

/** As whom someone reads what a request waits for. */
export const waitingReaders = ["actor", "recipient", "observer"] as const;
export type WaitingReader = (typeof waitingReaders)[number];

export interface Reading {
  viewer: Viewer;
  request: { officerId: number | null; citizenId: number | null };
  /** Their approval would count as the second one. */
  mayBeSecond: boolean;
}

/** What an administrator has to be permitted, to be the one who acts. */
const permissions: Partial<Record<Reason, Permission>> = {
  assignment: "workCases",
  funds: "enterMoney",
  dispatch: "dispatch",
  handover: "dispatch",
  problem: "workDesk",
  completion: "dispatch",
};

/**
 * The one who has to act reads an instruction. The person who filed for themself reads about their
 * own request, everyone else reads who has to act.
 */
export function readerOf(
  { owner, reason }: { owner: Owner; reason: Reason },
  reading: Reading,
): WaitingReader {
  if (hasToAct(owner, reason, reading)) return "actor";
  return isCitizen(reading.viewer) && owns(reading.viewer, reading.request) ? "recipient" : "observer";
}

function hasToAct(owner: Owner, reason: Reason, { viewer, request, mayBeSecond }: Reading): boolean {
  switch (owner) {
    case "officer":
      return isOfficer(viewer) && owns(viewer, request);
    case "second_approver":
      return mayBeSecond;
    case "recipient":
      return isCitizen(viewer) && owns(viewer, request);
    case "administrator":
    case "fund": {
      const permission = permissions[reason];
      return permission !== undefined && may(viewer, permission);
    }
    default:
      return false;
  }
}
