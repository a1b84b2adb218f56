import * as z from "zod/mini";
import { route, type Routes } from "../../core/http/rest.ts";
import {
  dispatchAnswer,
  dispatchList,
  dispatchOneOverRest,
  dispatchOverRest,
  listOverRest,
} from "./rest-dispatch.ts";

export const dispatchRoutes: Routes = {
  "GET /api/help-dispatches": route(
    {
      access: "readCases",
      scope: "requests:read",
      example: { query: { limit: "50" } },
      operationId: "listDispatches",
      isPaged: true,
      tag: "Dispatches",
      summary: "List dispatches.",
      description: "Newest first, with masked codes. The `Link` header points to the next page.",
      query: dispatchList,
      answer: z.array(dispatchAnswer),
    },
    (context, { query }) => listOverRest(context, query),
  ),
  "POST /api/help-dispatches": route(
    {
      access: "dispatch",
      scope: "dispatch:write",
      example: {
        body: {
          requestId: 1,
          helpType: "food",
          dispatchNotes: "DoorDash - leave at the door",
          estimatedValue: 20,
        },
      },
      operationId: "dispatchHelp",
      takesIdempotencyKey: true,
      tag: "Dispatches",
      summary: "Dispatch one provider for an approved request.",
      description:
        "`dispatchNotes` starts with the provider's name and ` - `. The server chooses the codes. 422 above a 24-hour limit. 400 above the allocated amount without `overReason`, which an API key may not send (403). 409 if help was already dispatched, or no code is free. 409 also if the only free code ends within 24 hours: `earliestEnd`, a moment up to its end, accepts it. Send an `Idempotency-Key` header, so that a repeat dispatches nothing more.",
      refusals: ["NOT_FOUND", "CONFLICT", "UNPROCESSABLE"],
      body: dispatchOverRest,
      answer: dispatchAnswer,
      status: 201,
    },
    (context, { body, idempotencyKey }) => dispatchOneOverRest(context, body, idempotencyKey),
  ),
};
