import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";

interface TextStopTarget {
  /** In E.164. */
  phone: string;
  /** The case that the person wrote about. */
  requestId: number | null;
}

/**
 * Stops every text to a number, or allows them again. Every statement that sends a message asks for
 * this row (messages/communications/send-guard.sql.ts).
 */
export async function setTextStop(
  context: Context,
  tx: Prisma.TransactionClient,
  keyword: "stop" | "start",
  { phone, requestId }: TextStopTarget,
): Promise<void> {
  const { count } =
    keyword === "stop"
      ? await tx.textStop.createMany({ data: { phone, at: context.now() }, skipDuplicates: true })
      : await tx.textStop.deleteMany({ where: { phone } });
  if (count === 0) return;
  await record(tx, context, {
    action: keyword === "stop" ? "texts.stopped" : "texts.started",
    resourceType: requestId === null ? "message" : "request",
    resourceId: requestId,
    actor: { actorKind: "visitor" },
  });
}
