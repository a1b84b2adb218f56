import { noticeAddresses } from "../admins/notices.ts";
import { composeMessage, mailLayout } from "../communications/compose.ts";
import type { Context } from "../core/context.ts";
import { lowStock } from "../vendors/rules.shared.ts";
import type { Tx } from "./facts.ts";

/** Tells the administrators that few codes of a vendor are left, when that has just become so. */
export async function lowStockNotices(
  context: Context,
  tx: Tx,
  low: readonly { vendor: { name: string } }[],
) {
  const addresses = await noticeAddresses(context, tx);
  await tx.message.createMany({
    data: addresses.flatMap((recipientAddress) =>
      low.map(({ vendor: { name } }) =>
        composeMessage(context, {
          kind: "admin-notice",
          channel: "email",
          recipientType: "admin",
          recipientName: "Help dispatch",
          recipientAddress,
          subject: `Few codes of ${name} are left`,
          ...mailLayout({
            title: `Few codes of ${name} are left`,
            paragraphs: [
              `Fewer than ${lowStock} codes in the pool of ${name} are free. When the last one is taken, nothing can be dispatched by ${name} until a super admin imports more.`,
            ],
          }),
        }),
      ),
    ),
  });
}
