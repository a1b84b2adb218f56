import type { Prisma } from "../../../../prisma/client/client.ts";
import type {
  ActorKind,
  AllocationStatus,
  Decision,
  RequestStatus,
} from "../../../../prisma/client/enums.ts";
import { settlerIn } from "../../../core/access/settler.ts";
import { auditRow, type AuditEvent } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { guards } from "../../../core/guards.ts";
import type { composeMessage } from "../../../messages/communications/compose.ts";
import { announceWork, type DueLetter } from "../../../messages/letters/service.ts";
import { rethrow } from "../../../money/funds/not-enough.ts";
import type { LinkRow } from "../../../intake/supervisor-approval/approval-email.ts";
import type { Difference } from "../../../../shared/decisions/allocations/rules.ts";
import type { DecisionFacts, Money } from "./facts.sql.ts";
import type { CountedAllocation } from "../limits/counted.ts";
import { limitNamed, type Limit } from "../limits/table.ts";
import { lostRace } from "./decision-conflict.ts";
import { writeTransition } from "./transition.sql.ts";

export interface Transition {
  /** The new status; the current one if only an approval is recorded. */
  to: RequestStatus;
  reason?: string;
  /** A new allocation… */
  allocate?: { amountCents: number; justification: string; status: AllocationStatus } & Difference;
  /** …or the change of the live one. */
  moveAllocationTo?: AllocationStatus;
  /** No fund has enough: the allocation stays pending and waits for money. */
  waitsForFund?: boolean;
  /** Set if the approval is over a limit: whether administrators decide above it. */
  needsAdministrator?: boolean;
  /** The keys that count money when it becomes allocated. */
  counted?: CountedAllocation;
  approval?: {
    personKey: string;
    badgeKeys: readonly string[];
    personName: string;
    actorKind: ActorKind;
    decision: Decision;
    reason?: string;
  };
  /** The supervisor's link that decides; the decision uses it up. */
  linkId?: number;
  /** Links that an email of this change carries. They replace the request's older ones. */
  links?: LinkRow[];
  audit: AuditEvent[];
  messages: ReturnType<typeof composeMessage>[];
  /** What a job writes afterward. */
  letters?: DueLetter[];
  /**
   * A rule decides without a person: why it may, and the row's last change that it saw. After any
   * later change, it decides nothing.
   */
  automatic?: { amountCents: number; trace: Prisma.InputJsonObject; unchangedSince: Date };
}

/**
 * The one place where a request's status and money change: status, allocation, approval, link,
 * audit and outbox in one statement, which writes all or nothing. It applies only to the version
 * that the decision was made on: if two people act at once, the first wins and the second gets
 * CONFLICT. The database refuses money over a rolling limit, under its lock: LimitReached.
 */
export async function transition(
  context: Context,
  facts: DecisionFacts,
  change: Transition,
): Promise<Money | null> {
  const audit = change.audit.map((event) => auditRow(context, event));
  // The end of a request says that its help was used: by a person who did not dispatch it.
  const settler = change.to === "completed" ? settlerIn(context) : undefined;
  const moved = await writeTransition(context, facts, {
    ...change,
    audit,
    ...(settler && { settler }),
  }).catch((error: { code?: unknown; detail?: unknown }) => {
    if (error.code === guards.limit.state) throw new LimitReached(String(error.detail));
    return rethrow(error);
  });
  if (!moved) throw await lostRace(context, facts.id);
  context.events.publish("requestChanged", { id: facts.id });
  if (change.letters?.length) announceWork(context);
  else if (change.messages.length) context.events.publish("workWaiting", { kind: "message" });
  return moved.money;
}

/** A limit over 24 hours or 30 days would be exceeded; nothing was written. */
export class LimitReached extends Error {
  readonly limit: Limit;
  /** The owner of the limit, as a keyed hash. */
  readonly key: string;
  constructor(detail: string) {
    super("a limit is reached");
    const [name = "", key = ""] = detail.split(":");
    this.limit = limitNamed(name);
    this.key = key;
  }
}
