import type { Prisma, RecipientResponse } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { inboxChange } from "../communications/watch.ts";
import { says } from "../../../shared/messages/responses/sentences.ts";

type Selection = Pick<Prisma.RecipientResponseFindManyArgs, "select" | "include">;

/** Marks an answer as read, with time and reader. If two race, the second gets CONFLICT. */
export async function markResponseRead(
  context: Context,
  id: number,
  query: Selection = {},
): Promise<RecipientResponse> {
  const { viewer } = context;
  admit(viewer, "workCases");
  const response = await context.db.$transaction(async (tx) => {
    const { count } = await tx.recipientResponse.updateMany({
      where: { id, acknowledgedAt: null },
      data: { acknowledgedAt: context.now(), acknowledgedBy: viewer.username },
    });
    const row = await tx.recipientResponse.findUnique({ where: { id } });
    if (!row) throw new Refusal("NOT_FOUND", says.missing);
    if (count === 0) throw new Refusal("CONFLICT", says.alreadyRead);
    await record(tx, context, {
      action: "response.read",
      resourceType: "request",
      resourceId: row.requestId,
      details: { response: id },
    });
    return tx.recipientResponse.findUniqueOrThrow({ ...query, where: { id } });
  });
  context.events.publish("requestChanged", { id: response.requestId });
  context.events.publish("inboxChanged", inboxChange("response", id));
  return response;
}
