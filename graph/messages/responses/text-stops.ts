import type { TextStopWay } from "../../../prisma/client/enums.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";

interface TextStopTarget {
  /** In E.164. */
  phone: string;
  /** The case that the person wrote about. */
  requestId: number | null;
  /** How the person asked; by text or on a page unless an administrator records it. */
  way: TextStopWay;
  /** The administrator's account name. */
  recordedBy?: string | null;
}

/**
 * Stops every text to a number, or allows them again. Every statement that sends a message asks for
 * this row (messages/communications/send-guard.sql.ts). False if it changed nothing.
 */
export async function setTextStop(
  context: Context,
  tx: Prisma.TransactionClient,
  keyword: "stop" | "start",
  { phone, requestId, way, recordedBy = null }: TextStopTarget,
): Promise<boolean> {
  const { count } =
    keyword === "stop"
      ? await tx.textStop.createMany({
          data: { phone, at: context.now(), way, recordedBy },
          skipDuplicates: true,
        })
      : await tx.textStop.deleteMany({ where: { phone } });
  if (count === 0) return false;
  await record(tx, context, {
    action: keyword === "stop" ? "texts.stopped" : "texts.started",
    resourceType: requestId === null ? "message" : "request",
    resourceId: requestId,
    details: { way },
    ...(recordedBy === null && { actor: { actorKind: "visitor" as const } }),
  });
  return true;
}
