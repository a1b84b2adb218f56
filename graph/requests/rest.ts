import * as z from "zod/mini";
import { setStatus } from "../allocations/service.ts";
import { parseId } from "../core/errors.ts";
import { route, type Routes } from "../core/http/rest.ts";
import { createRequestOverRest } from "./create.ts";
import { answerRequest, listRequestsOverRest, readRequestOverRest, requestAhead } from "./hot.ts";
import { listedRequest, listQuery, requestAnswer, statusChange, victimInfoChange } from "./rest-shapes.ts";
import { newRequestOverRest } from "./rules.ts";
import { saveVictimInfo } from "./victim-info.ts";

export const requestRoutes: Routes = {
  "GET /api/emergency-requests": route(
    {
      access: "signedIn",
      summary: "One's own requests, or all to an administrator; newest first, 200 at most.",
      query: listQuery,
      answer: z.array(listedRequest),
    },
    (context, { query }) => listRequestsOverRest(context, query),
  ),
  "GET /api/emergency-requests/:id": route(
    {
      access: "signedIn",
      summary: "One request; the reading is logged.",
      answer: requestAnswer,
      ahead: (call, { path }) => requestAhead(call, parseId(path.split("/").at(-1))),
    },
    (context, { params }) => readRequestOverRest(context, parseId(params["id"])),
  ),
  "POST /api/emergency-requests": route(
    {
      access: "public",
      summary:
        "Files a request. Send an Idempotency-Key header, so that a repeat makes no second one. `needs` is what the caller confirms is needed: `meals` {people}, `room` {nights, people}, `ride` {to, distance: local, regional or long}, `other`; left out, it is read from requestDetails, and then a second person decides. `language` (en, es or fr) is that of the letters about it; left out, the officer's case tells it, then the cookie safevoice-language, then Accept-Language.",
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
      summary: "Adds or replaces the victim information of an undecided request.",
      body: victimInfoChange,
      answer: requestAnswer,
    },
    async (context, { params, body }) =>
      answerRequest(context, (await saveVictimInfo(context, parseId(params["id"]), body.victimInfo)).id),
  ),
  "PATCH /api/emergency-requests/:id/status": route(
    {
      access: "confirmedOrAdmin",
      summary: "Approves or denies; repeats what another call has already done.",
      body: statusChange,
      answer: requestAnswer,
    },
    async (context, { params, body }) =>
      answerRequest(context, (await setStatus(context, parseId(params["id"]), body.status)).id),
  ),
};
