import { hostname } from "node:os";
import { noticeAddresses } from "../admins/accounts/notices.ts";
import { adminNotice } from "../communications/admin-notice.ts";
import { composeMessage } from "../communications/compose.ts";
import type { Context } from "../core/context.ts";
import { publicUrl } from "../core/env.ts";
import { dayMs } from "../core/time/durations.shared.ts";
import { verifyFunds } from "../funds/verify.ts";
import { verifyMonths } from "./verify-months.ts";

/**
 * Once a day, compares the whole ledger with its balances, and closed months with the audit log.
 * System status shows the result. Returns 1 if it was compared now.
 */
export async function proveLedgerDue(context: Context): Promise<number> {
  const { db } = context;
  const startedAt = context.now();
  const since = new Date(startedAt.getTime() - dayMs);
  if (await db.operationRun.findFirst({ where: { kind: "ledger", endedAt: { gt: since } } })) return 0;
  const { entries, count } = await verifyFunds(context);
  const { problems } = await verifyMonths(context);
  const wrong = count + problems.length;
  const reason =
    wrong === 0
      ? null
      : `The check found ${wrong === 1 ? "1 difference" : `${wrong} differences`}. Run: npm run ledger:verify`;
  await db.$transaction(async (tx) => {
    await tx.operationRun.create({
      data: {
        ...{ kind: "ledger", state: reason ? "failed" : "done", startedAt, reason },
        endedAt: context.now(),
        counts: { LedgerEntry: entries },
        by: `server@${hostname()}`,
      },
    });
    if (reason) await warn(context, tx, reason);
  });
  if (reason) context.events.publish("workWaiting", { kind: "message" });
  return 1;
}

async function warn(context: Context, tx: Parameters<typeof noticeAddresses>[1], reason: string) {
  const addresses = await noticeAddresses(context, tx, { permission: "confirmMoney" });
  await tx.message.createMany({
    data: addresses.map((recipientAddress) =>
      composeMessage(
        context,
        adminNotice(recipientAddress, {
          team: "Funds",
          title: "The ledger does not add up",
          paragraphs: [
            `The daily check compared the ledger with its balances. ${reason}`,
            "Freeze the funds until you know why.",
          ],
          button: { label: "Open the funds", href: `${publicUrl(context.env)}/admin/funds` },
        }),
      ),
    ),
  });
}
