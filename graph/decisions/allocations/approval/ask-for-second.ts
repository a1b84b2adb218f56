import { isSame } from "../../../../shared/decisions/allocations/rules.ts";
import type { Context } from "../../../core/context.ts";
import { approvalMail, type LinkRow } from "../../../intake/supervisor-approval/approval-email.ts";
import { askedWith } from "../../../intake/supervisor-approval/approval-request.ts";
import type { Decider } from "./decider.ts";
import type { DecisionFacts } from "./facts.sql.ts";

/**
 * Asks the supervisor for the missing second approval. Written by the statement that records the
 * first.
 */
export async function askForSecond(
  context: Context,
  { id, verification: known, approvedBy }: DecisionFacts,
  given: { decider: Decider; amountCents: number },
): Promise<{ links: LinkRow[]; messages: ReturnType<typeof approvalMail>["messages"] }> {
  const none = { links: [], messages: [] };
  if (known?.status !== "verified") return none;
  const supervisor = { personKey: known.supervisorEmailKey, badgeKeys: [] };
  if ([...approvedBy, given.decider].some((person) => isSame(person, supervisor))) return none;
  const { verification, ...request } = await context.db.emergencyRequest.findUniqueOrThrow({
    where: { id },
    include: askedWith,
  });
  if (!verification) return none;
  const { personName } = given.decider;
  const mail = approvalMail(
    context,
    { request, verification },
    { occasion: "second", approver: personName, amountCents: given.amountCents },
  );
  return mail.links.length > 0 ? mail : none;
}
