import { isOfficer, may, owns, type Viewer } from "../../core/access/viewer.ts";

/** The officer of the case, the citizen who filed the request, and administrators. */
export const saysContact = (
  viewer: Viewer,
  request: { officerId: number | null; citizenId: number | null },
): boolean => may(viewer, "workCases") || owns(viewer, request);

/** The officer of the case and administrators. The person says it themself: STOP, or the pass. */
export const recordsTextStop: typeof saysContact = (viewer, request) =>
  may(viewer, "workCases") || (isOfficer(viewer) && owns(viewer, request));
