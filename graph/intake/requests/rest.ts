import * as z from "zod/mini";
import { parseId } from "../../core/errors.ts";
import { route, type Routes } from "../../core/http/rest.ts";
import { createRequestOverRest } from "./create.ts";
import { answerRequest, listRequestsOverRest, readRequestOverRest } from "./rest-queries.ts";
import { listedRequest, listQuery, requestAnswer } from "./rest-shapes.ts";
import { newRequestOverRest } from "./contact.ts";
import { requestPrefetch } from "./rest.sql.ts";

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
      prefetch: (call, { path }) => requestPrefetch(call, parseId(path.split("/").at(-1))),
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
};
