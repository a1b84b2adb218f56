import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { returnedKey } from "../dispatches/codes/sealed-code.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { giveBackCode } from "../vendors/codes.ts";
import { endOfCode } from "../../../shared/help/vendors/rules.ts";
import { graceMs, leftCents, unusedHelp } from "../../../shared/help/redemption/rules.ts";

const perRound = 50;

/** Its case was not completed either. */
const unused = {
  ...unusedHelp,
  request: { status: { not: "completed" } },
} satisfies Prisma.HelpDispatchWhereInput;

/**
 * Expires the codes that ended unused 72 hours ago: their money returns to the fund. A prepaid code
 * returns to its pool, another one is burnt. Returns how many expired.
 */
export async function expireCodes(context: Context): Promise<number> {
  const before = new Date(context.now().getTime() - graceMs);
  const due = await context.db.helpDispatch.findMany({
    where: { ...unused, endsAt: { lt: before } },
    orderBy: [{ endsAt: "asc" }, { id: "asc" }],
    take: perRound,
    select: { id: true, requestId: true },
  });
  let count = 0;
  for (const one of due) if (await expire(context, one)) count += 1;
  return count;
}

/** False if the code was used, voided or completed meanwhile. */
async function expire(
  context: Context,
  { id, requestId }: { id: number; requestId: number },
): Promise<boolean> {
  const now = context.now();
  const pool = await context.db.$transaction(async (tx) => {
    await lockRequest(tx, requestId);
    const help = await tx.helpDispatch.findFirst({ where: { id, ...unused }, include: { code: true } });
    if (!help) return undefined;
    const { code } = help;
    const end = code && endOfCode(code, now);
    const cents = leftCents(help);
    const { count } = await tx.helpDispatch.updateMany({
      where: { id, ...unused },
      data: {
        expiredAt: now,
        ...(end === "lost" && { lostCents: cents }),
        ...(end === "free" && { codeId: null, stockCents: 0, promoCodeKey: returnedKey(context, id) }),
      },
    });
    if (count === 0) return undefined;
    if (code && end) await giveBackCode(tx, code.id, end === "free" ? "free" : "burnt");
    await record(tx, context, {
      action: "dispatch.expired",
      resourceType: "dispatch",
      resourceId: id,
      details: { request: requestId, returnedCents: end === "lost" ? 0 : cents, code: end ?? "made" },
      actor: { actorKind: "system" },
    });
    return code ? [code.vendorId] : [];
  });
  if (!pool) return false;
  announceDispatches(context, requestId, pool);
  return true;
}
