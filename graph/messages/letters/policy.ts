import type { LetterKind, Prisma } from "../../../prisma/client/client.ts";
import { ofCasesIn, fullScopeOf } from "../../core/access/agency-scope.ts";
import { may, isOfficer, type Viewer } from "../../core/access/viewer.ts";

/** The viewer's own letters: an officer's about their own requests, once written. */
export const lettersTo = (viewer: Viewer): Prisma.LetterWhereInput =>
  isOfficer(viewer)
    ? { audience: "officer", number: { not: null }, request: { officerId: viewer.officerId } }
    : { id: -1 };

/**
 * Whether the viewer may open a listed letter. A letter about dispatched help shows its codes, so
 * an administrator who only reads sees that it exists.
 */
export const opensLetter = (viewer: Viewer, { kind }: { kind: LetterKind }): boolean =>
  kind !== "dispatch" || isOfficer(viewer) || may(viewer, "workCases");

/**
 * The letters of a request as a database filter: all for an administrator; for its officer their
 * own, and the closing summary.
 */
export const lettersListedFor = (viewer: Viewer): Prisma.LetterWhereInput => {
  if (may(viewer, "readCases")) return ofCasesIn(fullScopeOf(viewer));
  if (!isOfficer(viewer)) return lettersTo(viewer);
  const summary = {
    kind: "summary",
    number: { not: null },
    request: { officerId: viewer.officerId },
  } as const;
  return { OR: [lettersTo(viewer), summary] };
};
