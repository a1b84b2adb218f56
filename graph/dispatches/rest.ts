import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
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
      access: "admin",
      scope: "requests:read",
      example: { query: { limit: "50" } },
      summary:
        "The newest 200 dispatches, with masked codes; `limit` up to 1000, `after` the id of the last one for those before it, and a `Link` header leads to the next page.",
      query: dispatchList,
      answer: z.array(dispatchAnswer),
    },
    (context, { query }) => listOverRest(context, query),
  ),
  "POST /api/help-dispatches": route(
    {
      access: "admin",
      scope: "dispatch:write",
      example: {
        body: {
          requestId: 1,
          helpType: "food",
          dispatchNotes: "DoorDash - leave at the door",
          estimatedValue: 20,
        },
      },
      summary:
        "Dispatches one provider for an approved request, which is dispatched then. `dispatchNotes` begins with the provider's name and ' - '. Codes are the server's: those that are sent are ignored. `people` (food) and `hours` (shelter) may be told; left out, food is for as many as its value feeds, a room for 24 hours. 422 where a limit over 24 hours would be passed; 400 for more than was allocated without `overReason`, and 403 for a key that asks for it: only an administrator in person gives more. Send an Idempotency-Key header, so that a repeat dispatches nothing more.",
      body: dispatchOverRest,
      answer: dispatchAnswer,
      status: 201,
    },
    (context, { body, idempotencyKey }) => dispatchOneOverRest(context, body, idempotencyKey),
  ),
};
