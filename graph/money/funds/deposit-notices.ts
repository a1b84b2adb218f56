import type { Deposit, Prisma } from "../../../prisma/client/client.ts";
import { addressesOfOthers } from "../../accounts/admins/accounts/notices.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import type { Context } from "../../core/context.ts";
import { publicUrl } from "../../core/env.ts";
import { money } from "../../core/i18n/i18n.ts";

/** What waits, in a sentence's middle. */
const names: Record<Deposit["kind"], string> = {
  deposit: "A deposit",
  withdrawal: "A withdrawal",
  transfer: "A transfer",
};

/**
 * Tells those who may confirm it that a deposit waits for a second person, in the transaction that
 * enters it.
 */
export async function writeDepositNotices(
  context: Context,
  tx: Prisma.TransactionClient,
  { fundId, toFundId, kind, cents, reference, enteredBy, enteredById }: Deposit,
): Promise<void> {
  const [addresses, fund, toFund] = [
    await addressesOfOthers(context, tx, { permission: "confirmMoney", firstId: enteredById }),
    await tx.fund.findUniqueOrThrow({ where: { id: fundId }, select: { name: true } }),
    toFundId === null
      ? null
      : await tx.fund.findUniqueOrThrow({ where: { id: toFundId }, select: { name: true } }),
  ];
  const title = `${names[kind]} waits for you to confirm it`;
  const amount = money(Number(cents), "en");
  const where = toFund ? `from ${fund.name} to ${toFund.name}` : `for ${fund.name}`;
  await tx.message.createMany({
    data: addresses.map((recipientAddress) =>
      composeMessage(
        context,
        adminNotice(recipientAddress, {
          team: "Funds",
          title,
          paragraphs: [
            `${enteredBy} entered ${names[kind].toLowerCase()} of ${amount} ${where} (${reference}).`,
            toFund
              ? "The money moves when a second person confirms it. Check the reason first, then confirm or refuse it."
              : "It counts when a second person confirms it. Check the payment first, then confirm or refuse it.",
          ],
          button: { label: "Open the fund", href: `${publicUrl(context.env)}/admin/funds/${fundId}` },
        }),
      ),
    ),
  });
}
