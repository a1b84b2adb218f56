import type { Prisma } from "../../prisma/client/client.ts";
import { isAdmin, type Viewer } from "../core/access/viewer.ts";

/** What people wrote back is read by administrators alone. */
export const responsesListedFor = (viewer: Viewer): Prisma.RecipientResponseWhereInput =>
  isAdmin(viewer) ? {} : { id: -1 };
