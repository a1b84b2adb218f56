import type { Prisma } from "../../../prisma/client/client.ts";
import { may, type Viewer } from "../../core/access/viewer.ts";

/** Only administrators read people's answers. */
export const responsesListedFor = (viewer: Viewer): Prisma.RecipientResponseWhereInput =>
  may(viewer, "readCases") ? {} : { id: -1 };
