import type { Context } from "../../core/context.ts";
import { demandRequest } from "../request-access/service.ts";

/** The resources recommended for a visible request, highest confidence first. */
export async function listResourceRecommendations(context: Context, requestId: number) {
  await demandRequest(context, requestId);
  return context.db.resourceRecommendation.findMany({
    where: { requestId },
    include: { resource: true },
    orderBy: [{ aiConfidenceScore: "desc" }, { id: "asc" }],
  });
}
