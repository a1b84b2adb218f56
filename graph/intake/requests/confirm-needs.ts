import * as z from "zod/mini";
import type { EmergencyRequest, Prisma } from "../../../prisma/client/client.ts";
import { askWhenReady } from "../supervisor-approval/approval-request.ts";
import { voidApprovals } from "../supervisor-approval/void.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandShown } from "../../core/guarded-write.ts";
import { demand } from "../../core/access/audiences.ts";
import { can } from "./policy.ts";
import { record } from "../../core/audit/record.ts";
import { questionFor } from "../recommendations/due.ts";
import { recommendAmount } from "../recommendations/rules.ts";
import { isUndecided } from "../../../shared/core/request-statuses.ts";
import { demandRequest, readRequest } from "../request-access/service.ts";
import { limitsOf } from "../../../shared/platform/system/rules.ts";
import { confirmedBy } from "../needs/confirmed.ts";
import { helpTypesOf, priceOf, statedNeeds, type Needs } from "../../../shared/intake/needs/rules.ts";
import { says } from "../../../shared/intake/needs/sentences.ts";
import { needsIn } from "../needs/settle.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";

interface Options {
  /** The request's version. */
  shown: number;
  query?: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;
}

/**
 * A person states a request's needs while it is undecided; earlier approvals no longer count. The
 * amount follows at once, by the rules, so that no one can approve money for outdated needs.
 * Resources, and a model's recommendation if there is one, follow in the background. CONFLICT if
 * the request changed since.
 */
export async function confirmNeeds(
  context: Context,
  number: number,
  input: unknown,
  { shown, query = {} }: Options,
): Promise<EmergencyRequest> {
  const known = await demandRequest(context, number);
  demand(can.editVictimInfo(context.viewer, known));
  const { needs } = parse(z.object({ needs: statedNeeds }), { needs: input });
  await context.db.$transaction(async (tx) => {
    const before = await demandOpen(tx, number);
    if (before.needsSource === "confirmed" && isSame(needsIn(before.needs), needs)) return;
    demandShown(shown, before.version, says.changedMeanwhile);
    await tx.emergencyRequest.update({
      where: { id: number },
      data: {
        needs,
        ...confirmedBy(context, "confirmed"),
        requestedHelpTypes: helpTypesOf(needs),
        requestAmountCents: priceOf(needs, limitsOf(context.config())),
        // A concurrent decision was made on the earlier needs.
        version: { increment: 1 },
      },
    });
    const question = await questionFor(context, number, tx);
    const { amountCents, justification } = recommendAmount(
      question.facts,
      question.rulesets,
      question.limits,
    );
    await tx.emergencyRequest.update({
      where: { id: number },
      data: { aiRecommendationCents: amountCents, aiJustification: justification },
    });
    await tx.recommendation.deleteMany({ where: { requestId: number } });
    await tx.idempotencyKey.deleteMany({ where: { scope: "recommendation", key: String(number) } });
    await record(tx, context, {
      action: "request.needs-confirmed",
      resourceType: "request",
      resourceId: number,
      details: { helpTypes: helpTypesOf(needs), amountCents },
    });
    const isVoided = await voidApprovals(context, tx, number, ["needs"]);
    await askWhenReady(context, tx, number, { isVoided });
  });
  context.events.publish("requestChanged", { id: number });
  context.events.publish("workWaiting", { kind: "recommendation" });
  context.events.publish("workWaiting", { kind: "message" });
  return readRequest(context, number, query);
}

/** The row's lock keeps an approval out between this check and the write. */
async function demandOpen(tx: Prisma.TransactionClient, number: number) {
  const request = await lockRequest(tx, number);
  if (request && isUndecided(request.status)) return request;
  throw new Refusal("CONFLICT", says.closed({ status: String(request?.status) }));
}

const isSame = (one: Needs | null, other: Needs) => JSON.stringify(one) === JSON.stringify(other);
