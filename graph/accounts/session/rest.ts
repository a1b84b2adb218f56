import * as z from "zod/mini";
import { route, type Routes } from "../../core/http/rest.ts";
import { lockOwnSession, officerIdleMinutes } from "../../core/sessions/lock.ts";
import { logOut } from "../../core/sessions/sessions.ts";
import { chooseIdleMinutes, idleChoice } from "./idle-choice.ts";
import { whoIs } from "../../core/sessions/cookies.ts";
import { isAnyAdmin, isOfficer, isVisitor } from "../../core/access/viewer.ts";
import { says as endSays } from "../../../shared/core/sessions/sentences.ts";

/** The session over plain HTTP, for pages without GraphQL. */
export const sessionRoutes: Routes = {
  "GET /api/session": route(
    {
      access: "anyone",
      operationId: "getSession",
      tag: "Session",
      summary: "Get the current session.",
      description: "Extends an administrator's or officer's session, like every call.",
      answer: z.object({
        kind: z.enum(["visitor", "citizen", "officer", "admin"]),
        idleMinutes: z.nullable(z.number()),
        who: z.nullable(z.string()),
        ended: z.nullable(z.string()),
        locked: z.boolean(),
      }),
    },
    ({ viewer, config, keys }) => ({
      ended: isVisitor(viewer) && viewer.ended ? endSays[viewer.ended] : null,
      locked: isVisitor(viewer) && viewer.locked !== undefined,
      kind: viewer.kind,
      who: whoIs(keys, viewer),
      idleMinutes: isAnyAdmin(viewer)
        ? config().sessionTimeoutMinutes
        : isOfficer(viewer)
          ? officerIdleMinutes(config().officerIdleMinutes, null)
          : null,
    }),
  ),
  "POST /api/session/lock": route(
    {
      access: "anyone",
      operationId: "lockSession",
      tag: "Session",
      summary: "Lock your officer session.",
      description: "It reads nothing until it is unlocked. Other callers change nothing.",
      answer: z.object({ success: z.literal(true) }),
    },
    async (context) => {
      await lockOwnSession(context);
      return { success: true };
    },
  ),
  "PUT /api/session/idle-minutes": route(
    {
      access: "officer",
      operationId: "setIdleMinutes",
      tag: "Session",
      summary: "Choose when your officer session locks.",
      description: "The stricter of it and the setting holds. Null: only the setting.",
      form: idleChoice,
      example: { body: { minutes: 15 } },
      answer: z.object({ success: z.literal(true) }),
    },
    async (context, { body }) => {
      await chooseIdleMinutes(context, body);
      return { success: true };
    },
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
