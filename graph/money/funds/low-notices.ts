import { noticeAddresses } from "../../accounts/admins/accounts/notices.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import type { Context } from "../../core/context.ts";
import { money } from "../../core/i18n/i18n.ts";
import { uuidOf } from "../../core/security/secrets.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { readBalances } from "./balances.sql.ts";
import { isLowFund } from "../../../shared/money/funds/rules.ts";

/** Once a day per fund, administrators are told that it has less than its warning limit. */
export async function warnOfLowFunds(context: Context): Promise<number> {
  const { db, sql } = context;
  const now = context.now();
  const watched = await db.fund.findMany({
    where: { mode: "held", closedAt: null, warnBelowCents: { gt: 0 } },
  });
  if (watched.length === 0) return 0;
  const balances = new Map(
    (await readBalances(sql, { now, since: now })).map((one) => [one.fundId, one.availableCents]),
  );
  const low = watched.flatMap((fund) => {
    const availableCents = balances.get(fund.id) ?? 0;
    return isLowFund({ ...fund, availableCents }) ? [{ ...fund, availableCents }] : [];
  });
  if (low.length === 0) return 0;
  const addresses = await noticeAddresses(context, db, { permission: "confirmMoney" });
  const day = dayIn(context.zone(), now);
  const { count } = await db.message.createMany({
    data: low.flatMap(({ id, name, availableCents, warnBelowCents }) =>
      addresses.map((recipientAddress) => ({
        ...composeMessage(
          context,
          adminNotice(recipientAddress, {
            team: "Funds",
            title: `${name} is running low`,
            paragraphs: [
              `${money(availableCents, "en")} is left in ${name}. You asked for a warning below ${money(Number(warnBelowCents), "en")}. When it runs out, approvals wait for money.`,
              "We send this email once a day until there is more money, or the limit is changed.",
            ],
          }),
        ),
        // The same id for the whole day, so that it is sent once, whichever process writes it.
        id: uuidOf(`fund low ${id} ${day} ${recipientAddress}`),
      })),
    ),
    skipDuplicates: true,
  });
  if (count > 0) context.events.publish("workWaiting", { kind: "message" });
  return count;
}
