import * as z from "zod/mini";
import { parse, parseId } from "../../core/errors.ts";
import { component, route, type Routes } from "../../core/http/rest.ts";
import {
  allocationStatuses,
  distribution,
  newAllocation,
} from "../../../shared/decisions/allocations/rules.ts";
import { decisionPrefetch } from "./approval/facts.sql.ts";
import { answerRequest } from "../../intake/requests/rest-queries.ts";
import { requestAnswer, requestChange, statusChange } from "../../intake/requests/rest-shapes.ts";
import { saveVictimInfo } from "../../intake/requests/victim-info/victim-info.ts";
import { setByAdministratorOverRest } from "./approval/by-administrator.ts";
import { allocateFunds, distributeAllocation, listAllocations, setStatus } from "./service.ts";

const answer = component(
  "Allocation",
  z.object({
    id: z.number(),
    requestId: z.number(),
    amount: z.number(),
    justification: z.string(),
    status: z.enum(allocationStatuses),
    createdAt: z.iso.datetime(),
  }),
);

type Allocation = Awaited<ReturnType<typeof listAllocations>>[number];

const shown = ({
  id,
  requestId,
  amountCents,
  justification,
  status,
  createdAt,
}: Allocation): z.output<typeof answer> => ({
  id,
  requestId,
  amount: amountCents / 100,
  justification,
  status,
  createdAt: createdAt.toISOString(),
});

export const allocationRoutes: Routes = {
  "GET /api/fund-allocations/request/:id": route(
    {
      access: "officerOrReader",
      example: { params: { id: "1" } },
      operationId: "listAllocations",
      tag: "Allocations",
      summary: "List the allocations of a request.",
      answer: z.array(answer),
    },
    async (context, { params }) => (await listAllocations(context, parseId(params["id"]))).map(shown),
  ),
  "POST /api/fund-allocations": route(
    {
      access: "confirmedOrApprover",
      example: {
        body: { requestId: 1, amount: 20, justification: "Food for two people", status: "allocated" },
      },
      operationId: "createAllocation",
      tag: "Allocations",
      summary: "Approve a request and allocate its money.",
      description:
        "If an officer sends the recommended amount (`aiRecommendation`), this also confirms the needs. Within the limits, the money is `allocated` and the request `approved`. Otherwise it is `pending` until a second person approves. 409 above the recommended amount, or if the request is decided. For less than the recommended amount, send `differenceReason`; without it, `not_stated` is recorded.",
      refusals: ["NOT_FOUND", "CONFLICT"],
      body: newAllocation,
      answer,
      status: 201,
      prefetch: (_call, { body }) => decisionPrefetch(parseId(String(parse(newAllocation, body).requestId))),
    },
    async (context, { body }) => shown(await allocateFunds(context, body)),
  ),
  "PATCH /api/fund-allocations/:id/status": route(
    {
      access: "confirmedOrDispatcher",
      example: { params: { id: "1" }, body: { status: "distributed" } },
      operationId: "distributeAllocation",
      tag: "Allocations",
      summary: "Mark an allocation as distributed.",
      description: "Completes the request. 409 unless the allocation is `allocated`.",
      refusals: ["CONFLICT"],
      body: distribution,
      answer,
    },
    async (context, { params }) => shown(await distributeAllocation(context, parseId(params["id"]))),
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
