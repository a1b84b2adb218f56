import * as z from "zod/mini";
import { parse, parseId } from "../../core/errors.ts";
import { component, route, type Routes } from "../../core/http/rest.ts";
import {
  allocationStatuses,
  distribution,
  newAllocation,
} from "../../../shared/decisions/allocations/rules.ts";
import { decisionAhead } from "./approval/facts.sql.ts";
import { allocateFunds, distributeAllocation, listAllocations } from "./service.ts";

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
  createdAt: new Date(createdAt).toISOString(),
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
        "If an officer sends the recommended amount (`aiRecommendation`), this also confirms the needs. Within the limits, the money is `allocated` and the request `approved`. Otherwise it is `pending` until a second person approves. 409 above the recommended amount, or if the request is decided.",
      refusals: ["NOT_FOUND", "CONFLICT"],
      body: newAllocation,
      answer,
      status: 201,
      ahead: (_call, { body }) => decisionAhead(parseId(String(parse(newAllocation, body).requestId))),
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
};
