import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { logOut } from "../core/sessions/sessions.ts";
import { whoIs } from "../core/sessions/cookies.ts";
import { isAnyAdmin } from "../core/access/viewer.ts";

/** The session by plain HTTP, for pages that load no GraphQL. */
export const sessionRoutes: Routes = {
  "GET /api/session": route(
    {
      access: "anyone",
      summary:
        "Who I am to the server. Like every call it keeps an administrator's session from ending by itself; idleMinutes says after how long it would; who tells people on one device apart.",
      answer: z.object({
        kind: z.enum(["visitor", "citizen", "officer", "admin"]),
        idleMinutes: z.nullable(z.number()),
        who: z.nullable(z.string()),
      }),
    },
    ({ viewer, config, keys }) => ({
      kind: viewer.kind,
      who: whoIs(keys, viewer),
      idleMinutes: isAnyAdmin(viewer) ? config().sessionTimeoutMinutes : null,
    }),
  ),
  "DELETE /api/session": route(
    {
      access: "anyone",
      summary: "Ends the session on the server and takes the cookie back.",
      answer: z.object({ success: z.literal(true) }),
    },
    async (context) => {
      await logOut(context);
      return { success: true };
    },
  ),
};
