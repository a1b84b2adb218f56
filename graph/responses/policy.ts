import type { Prisma } from "../../prisma/client/client.ts";
import { isAdmin, type Viewer } from "../core/access/viewer.ts";

/** Only administrators read people's answers. */
export const responsesListedFor = (viewer: Viewer): Prisma.RecipientResponseWhereInput =>
  isAdmin(viewer) ? {} : { id: -1 };
