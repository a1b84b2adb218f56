import { isOfficer, may, owns, type Viewer } from "../../core/access/viewer.ts";

interface Owned {
  officerId: number | null;
  citizenId: number | null;
}

/** The officer of the case, and administrators who work on cases. */
export const recordsRelease = (viewer: Viewer, request: Owned): boolean =>
  may(viewer, "workCases") || (isOfficer(viewer) && owns(viewer, request));

/** The same, and administrators who read cases. */
export const readsReleases: typeof recordsRelease = (viewer, request) =>
  may(viewer, "readCases") || recordsRelease(viewer, request);
