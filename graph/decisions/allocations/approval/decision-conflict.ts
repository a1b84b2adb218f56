import type { RequestStatus } from "../../../../prisma/client/enums.ts";
import { isAdmin, isOfficer, may } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import type { DecisionFacts } from "./facts.sql.ts";
import { changedMeanwhile } from "../../../../shared/decisions/allocations/rules.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";

/** The refusal for the second of two people: the request's status and who decided first. */
export async function lostRace(context: Context, id: number): Promise<Refusal> {
  const now = await context.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    select: { id: true, status: true },
  });
  return decidedMeanwhile(context, now);
}

/** Refuses a decision that was made on an older version of the request. */
export async function demandVersion(context: Context, facts: DecisionFacts, shown: number | undefined) {
  if (shown !== undefined && shown !== facts.version) throw await decidedMeanwhile(context, facts);
}

export async function decidedMeanwhile(
  context: Context,
  { id, status }: { id: number; status: RequestStatus },
): Promise<Refusal> {
  const first = await firstDecision(context, id);
  if (status !== "pending" && status !== "processing")
    return new Refusal(
      "CONFLICT",
      first ? says.decidedFirst({ status, ...first.values }) : says.alreadyDecided({ status }),
    );
  return new Refusal(
    "CONFLICT",
    status === "processing" && first?.isLastChange
      ? says.approvedFirst(first.values)
      : changedMeanwhile[status],
  );
}

/** The newest decision that counts, by a person or a rule. Null if there is none. */
export async function firstDecision({ db, viewer, now }: Context, id: number) {
  const { approvals, automaticDecision, updatedAt } = await db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    select: {
      updatedAt: true,
      automaticDecision: { select: { at: true } },
      approvals: {
        where: { voidedAt: null },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: 1,
      },
    },
  });
  const [approval] = approvals;
  const at = approval?.createdAt ?? automaticDecision?.at;
  if (!at) return null;
  const viewerKey = isOfficer(viewer) || isAdmin(viewer) ? viewer.emailKey : undefined;
  // Only administrators who read cases see administrators' user names.
  const isNamed = approval !== undefined && (approval.actorKind !== "admin" || may(viewer, "readCases"));
  return {
    at,
    // One statement writes both times (transition.ts), so they differ after a later change.
    isLastChange: at >= updatedAt,
    values: {
      decision: approval?.decision ?? "approved",
      by: isNamed ? approval.personName : "",
      role: !approval ? "rule" : approval.personKey === viewerKey ? "you" : approval.actorKind,
      minutes: Math.max(0, Math.floor((now().getTime() - at.getTime()) / 60_000)),
    },
  };
}
