import * as z from "zod/mini";
import { setByAdministratorOverRest } from "../allocations/approval/by-administrator.ts";
import { setStatus } from "../allocations/service.ts";
import { parseId } from "../core/errors.ts";
import { route, type Routes } from "../core/http/rest.ts";
import { createRequestOverRest } from "./create.ts";
import { answerRequest, listRequestsOverRest, readRequestOverRest, requestAhead } from "./rest-queries.ts";
import { listedRequest, listQuery, requestAnswer, requestChange, statusChange } from "./rest-shapes.ts";
import { newRequestOverRest } from "./rules.shared.ts";
import { saveVictimInfo } from "./victim-info.ts";

export const requestRoutes: Routes = {
  "GET /api/emergency-requests": route(
    {
      access: "signedIn",
      scope: "requests:read",
      example: { query: { isAdmin: "true", limit: "50" } },
      summary:
        "One's own requests, or all to an administrator; newest first, 200 at most. With isAdmin=true, `limit` (to 1000) and `after` (an id) page through all of them, and a `Link` header leads to the next page.",
      query: listQuery,
      answer: z.array(listedRequest),
    },
    (context, { query }) => listRequestsOverRest(context, query),
  ),
  "GET /api/emergency-requests/:id": route(
    {
      access: "signedIn",
      scope: "requests:read",
      example: { params: { id: "1" } },
      summary: "One request; the reading is logged.",
      answer: requestAnswer,
      ahead: (call, { path }) => requestAhead(call, parseId(path.split("/").at(-1))),
    },
    (context, { params }) => readRequestOverRest(context, parseId(params["id"])),
  ),
  "POST /api/emergency-requests": route(
    {
      access: "public",
      scope: "requests:create",
      example: {
        body: {
          victimName: "Sam Lee",
          victimContact: "Phone: 555-010-0199, Email: sam@example.org",
          requestDetails: "Two people need food for three days",
          needs: { meals: { people: 2 } },
          urgencyLevel: "high",
          evidenceUrls: [],
        },
      },
      summary:
        "Files a request. Send an Idempotency-Key header, so that a repeat makes no second one. `needs` is what the caller confirms is needed: `meals` {people}, `room` {nights, people}, `ride` {to, distance: local, regional or long}, `other`; left out, it is read from requestDetails, and then a second person decides, or the officer confirms it with the amount (POST /api/fund-allocations). `language` (en, es or fr) is that of the letters about it; left out, the officer's case tells it, then the cookie safevoice-language, then Accept-Language.",
      form: newRequestOverRest,
      answer: requestAnswer,
      status: 201,
    },
    async (context, { body, idempotencyKey }) =>
      answerRequest(context, (await createRequestOverRest(context, body, { idempotencyKey })).id),
  ),
  "PATCH /api/emergency-requests/:id": route(
    {
      access: "officerOrAdmin",
      example: {
        params: { id: "1" },
        body: {
          victimInfo: {
            fullName: "Sam Lee",
            dateOfBirth: "1990-02-11",
            address: "12 Larch Row",
            city: "Springfield",
            state: "IL",
            zipCode: "62701",
            phone: "555-010-0199",
            email: "sam@example.org",
            needStatement: "We cannot go home tonight and have not eaten since noon.",
            relationToOfficer: "None",
            employmentStatus: "part-time",
          },
        },
      },
      summary:
        "`victimInfo` adds or replaces the victim information of an undecided request. `status` is an administrator's: pending, approved, completed or rejected; dispatched where it is dispatched already. A repeat changes nothing; one of both is sent.",
      body: requestChange,
      answer: requestAnswer,
    },
    async (context, { params, body: { victimInfo, status } }) => {
      const number = parseId(params["id"]);
      const changed = victimInfo
        ? await saveVictimInfo(context, number, victimInfo)
        : await setByAdministratorOverRest(context, number, status);
      return answerRequest(context, changed.id);
    },
  ),
  "PATCH /api/emergency-requests/:id/status": route(
    {
      access: "confirmedOrAdmin",
      example: { params: { id: "1" }, body: { status: "approved" } },
      summary: "Approves or denies; repeats what another call has already done.",
      body: statusChange,
      answer: requestAnswer,
    },
    async (context, { params, body }) =>
      answerRequest(context, (await setStatus(context, parseId(params["id"]), body.status)).id),
  ),
};
