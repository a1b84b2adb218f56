import type { Prisma } from "../../prisma/client/client.ts";
import { isAdmin, isOfficer, type Viewer } from "../core/access/viewer.ts";

/** The viewer's own letters: an officer's about their own requests, once written. */
export const lettersTo = (viewer: Viewer): Prisma.LetterWhereInput =>
  isOfficer(viewer)
    ? { audience: "officer", number: { not: null }, request: { officerId: viewer.officerId } }
    : { id: -1 };

/**
 * The letters of a request as a database filter: all for an administrator, their own for its
 * officer.
 */
export const lettersListedFor = (viewer: Viewer): Prisma.LetterWhereInput =>
  isAdmin(viewer) ? {} : lettersTo(viewer);
