import type { Prisma } from "../../prisma/client/client.ts";
import { isAdmin, isOfficer, type Viewer } from "../core/access/viewer.ts";

/** Those to the viewer themselves: an officer's about their own requests, once they are written. */
export const lettersTo = (viewer: Viewer): Prisma.LetterWhereInput =>
  isOfficer(viewer)
    ? { audience: "officer", number: { not: null }, request: { officerId: viewer.officerId } }
    : { id: -1 };

/**
 * The letters that somebody finds on a request, as the database is asked for them: an administrator
 * all, its officer their own.
 */
export const lettersListedFor = (viewer: Viewer): Prisma.LetterWhereInput =>
  isAdmin(viewer) ? {} : lettersTo(viewer);
