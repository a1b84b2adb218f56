import { ofCasesIn, fullScopeOf } from "../../core/access/agency-scope.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { may, type Viewer } from "../../core/access/viewer.ts";

/** Only administrators read people's answers. */
export const responsesListedFor = (viewer: Viewer): Prisma.RecipientResponseWhereInput =>
  may(viewer, "readCases") ? ofCasesIn(fullScopeOf(viewer)) : { id: -1 };
