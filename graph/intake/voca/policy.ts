import { isOfficer, isTool, may, owns, type Viewer } from "../../core/access/viewer.ts";
import type { RequestStatus } from "../../../prisma/client/enums.ts";

/** Administrators who work on cases: never officers, citizens or external tools. */
export const readsAnswers = (viewer: Viewer): boolean => may(viewer, "workCases") && !isTool(viewer);

/** The officer of the case, and administrators who work on cases. */
export const choosesVictimization = (
  viewer: Viewer,
  request: { officerId: number | null; citizenId: number | null },
): boolean => readsAnswers(viewer) || (isOfficer(viewer) && owns(viewer, request));

/** No question comes before help: it must not look like a condition of it. */
export const isHelpUnderWay = (status: RequestStatus): boolean =>
  status === "dispatched" || status === "completed";
