import * as z from "zod/mini";
import { route, type Routes } from "../../core/http/rest.ts";
import { logOut } from "../../core/sessions/sessions.ts";
import { whoIs } from "../../core/sessions/cookies.ts";
import { isAnyAdmin, isVisitor } from "../../core/access/viewer.ts";
import { says as endSays } from "../../../shared/core/sessions/sentences.ts";

/** The session over plain HTTP, for pages without GraphQL. */
export const sessionRoutes: Routes = {
  "GET /api/session": route(
    {
      access: "anyone",
      operationId: "getSession",
      tag: "Session",
      summary: "Get the current session.",
      description: "Extends an administrator's session, like every call.",
      answer: z.object({
        kind: z.enum(["visitor", "citizen", "officer", "admin"]),
        idleMinutes: z.nullable(z.number()),
        who: z.nullable(z.string()),
        ended: z.nullable(z.string()),
      }),
    },
    ({ viewer, config, keys }) => ({
      ended: isVisitor(viewer) && viewer.ended ? endSays[viewer.ended] : null,
      kind: viewer.kind,
      who: whoIs(keys, viewer),
      idleMinutes: isAnyAdmin(viewer) ? config().sessionTimeoutMinutes : null,
    }),
  ),
  "DELETE /api/session": route(
    {
      access: "anyone",
      operationId: "endSession",
      tag: "Session",
      summary: "Sign out.",
      description: "Ends the session on the server and removes the cookie.",
      answer: z.object({ success: z.literal(true) }),
    },
    async (context) => {
      await logOut(context);
      return { success: true };
    },
  ),
};
