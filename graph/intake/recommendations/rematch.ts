import type { Context } from "../../core/context.ts";
import { record } from "../../core/audit/record.ts";
import { resourcesServing } from "../../community/directory/service.ts";
import { questionFor } from "./due.ts";
import { matchResources, type ResourceMatch } from "./matching.ts";
import { readRematchesDue } from "../../core/process/jobs.sql.ts";

const requestsAtOnce = 20;

/**
 * Chooses the resources again if victim information came or changed after they were chosen, since
 * it contains the city. The amount stays. If two processes race, the first writes, compared by the
 * time that both have read.
 */
export async function rematchDue(context: Context): Promise<number> {
  const due = await readRematchesDue(context.sql, requestsAtOnce);
  let done = 0;
  for (const { number, before } of due) {
    try {
      if (await rematch(context, number, before)) done += 1;
    } catch (error) {
      context.log.error({ err: error, requestId: number }, "resources could not be chosen anew; tried again");
    }
  }
  return done;
}

async function rematch(context: Context, requestId: number, before: Date | null): Promise<boolean> {
  const { facts, location } = await questionFor(context, requestId);
  const matches = matchResources(facts, await resourcesServing(context, location.state), location);
  const isFirst = await context.db.$transaction(async (tx) => {
    const { count } = await tx.recommendation.updateMany({
      where: { requestId, resourcesAt: before },
      data: { resourcesAt: context.now() },
    });
    if (count === 0) return false;
    const kept = matches.map(({ resourceId }) => resourceId);
    await tx.resourceRecommendation.deleteMany({ where: { requestId, resourceId: { notIn: kept } } });
    for (const match of matches) await tx.resourceRecommendation.upsert(rowOf(requestId, match));
    await record(tx, context, {
      action: "recommendation.resources-chosen",
      resourceType: "request",
      resourceId: requestId,
      details: { resources: matches.length },
      actor: { actorKind: "system" },
    });
    return true;
  });
  if (isFirst) context.events.publish("requestChanged", { id: requestId });
  return isFirst;
}

/** A row that remains keeps its status. */
const rowOf = (requestId: number, { resourceId, confidence }: ResourceMatch) => ({
  where: { requestId_resourceId: { requestId, resourceId } },
  create: { requestId, resourceId, aiConfidenceScore: confidence },
  update: { aiConfidenceScore: confidence },
});
