import { noticeAddresses } from "../../../accounts/admins/accounts/notices.ts";
import { adminNotice } from "../../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import type { Context } from "../../../core/context.ts";
import { lowStock } from "../../../../shared/help/vendors/rules.ts";
import type { Tx } from "./lock.ts";

/** Notifies administrators when a vendor's pool has just become low. */
export async function lowStockNotices(
  context: Context,
  tx: Tx,
  low: readonly { vendor: { name: string } }[],
) {
  const addresses = await noticeAddresses(context, tx, { permission: "dispatch" });
  await tx.message.createMany({
    data: addresses.flatMap((recipientAddress) =>
      low.map(({ vendor: { name } }) =>
        composeMessage(
          context,
          adminNotice(recipientAddress, {
            team: "Help dispatch",
            title: `${name} is running low on promo codes`,
            paragraphs: [
              `Fewer than ${lowStock} promo codes are left for ${name}. When they run out, ${name} can't be dispatched until a super admin imports more.`,
            ],
          }),
        ),
      ),
    ),
  });
}
