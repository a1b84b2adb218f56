import * as z from "zod/mini";
import { setByAdministratorOverRest } from "../../decisions/allocations/approval/by-administrator.ts";
import { setStatus } from "../../decisions/allocations/service.ts";
import { parseId } from "../../core/errors.ts";
import { route, type Routes } from "../../core/http/rest.ts";
import { createRequestOverRest } from "./create.ts";
import { answerRequest, listRequestsOverRest, readRequestOverRest } from "./rest-queries.ts";
import { listedRequest, listQuery, requestAnswer, requestChange, statusChange } from "./rest-shapes.ts";
import { newRequestOverRest } from "./contact.ts";
import { saveVictimInfo } from "./victim-info/victim-info.ts";
import { requestAhead } from "./rest.sql.ts";

export const requestRoutes: Routes = {
  "GET /api/emergency-requests": route(
    {
      access: "signedIn",
      scope: "requests:read",
      example: { query: { isAdmin: "true", limit: "50" } },
      operationId: "listRequests",
      isPaged: true,
      tag: "Requests",
      summary: "List requests.",
      description:
        "Newest first, at most 200. Officers and citizens get their own requests. With `isAdmin=true`, an administrator or an API key gets every request. `limit` and `after` then select a page, and the `Link` header points to the next one.",
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
      operationId: "getRequest",
      tag: "Requests",
      summary: "Get one request.",
      description: "The access is logged.",
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
      operationId: "createRequest",
      takesIdempotencyKey: true,
      tag: "Requests",
      summary: "File a request.",
      description:
        "Send an `Idempotency-Key` header, so that a repeat creates no second request. 422 if the key was used with another body. `needs` from a person are confirmed needs. `needs` from an API key are a proposal, which a person must confirm. If omitted, needs are read from `requestDetails`, and a second person must decide. The first usable number in `victimContact` becomes the phone, with its extension; further numbers stay in the text. 400 if its only number is a premium number, or one that no phone has.",
      refusals: ["UNPROCESSABLE"],
      form: newRequestOverRest,
      answer: requestAnswer,
      status: 201,
    },
    async (context, { body, idempotencyKey }) =>
      answerRequest(context, (await createRequestOverRest(context, body, { idempotencyKey })).id),
  ),
  "PATCH /api/emergency-requests/:id": route(
    {
      access: "officerOrWorker",
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
      operationId: "updateRequest",
      tag: "Requests",
      summary: "Change a request.",
      description:
        "Send either `victimInfo` or `status`. `victimInfo` adds or replaces the victim information of an undecided request. `status` is for administrators. A repeat changes nothing. 409 if the request is decided or its money was handed over.",
      refusals: ["CONFLICT"],
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
      access: "confirmedOrWorker",
      example: { params: { id: "1" }, body: { status: "approved" } },
      operationId: "decideRequest",
      tag: "Requests",
      summary: "Approve or deny a request.",
      description:
        "A repeat of the same decision changes nothing. 409 without victim information, or if it was decided differently.",
      refusals: ["CONFLICT"],
      body: statusChange,
      answer: requestAnswer,
    },
    async (context, { params, body }) =>
      answerRequest(context, (await setStatus(context, parseId(params["id"]), body.status)).id),
  ),
};
