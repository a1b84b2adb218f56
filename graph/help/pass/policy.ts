import { isTool, may, owns, type Viewer } from "../../core/access/viewer.ts";

/**
 * Who may hand over a pass: the officer of the case, the citizen who filed the request, and
 * administrators. No program with an API key: a pass shows codes.
 */
export const handsOver = (
  viewer: Viewer,
  request: { officerId: number | null; citizenId: number | null },
): boolean => owns(viewer, request) || (may(viewer, "workCases") && !isTool(viewer));
