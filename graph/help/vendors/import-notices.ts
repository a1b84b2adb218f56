import type { Prisma, Vendor } from "../../../prisma/client/client.ts";
import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { addressesOfOthers } from "../../accounts/admins/accounts/notices.ts";
import type { AdminViewer } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { publicUrl } from "../../core/env.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../messages/communications/compose.ts";

/** Tells the other super administrators that imported codes wait for one of them. */
export async function writeImportNotices(
  context: Context,
  tx: Prisma.TransactionClient,
  { vendor, codes, by }: { vendor: Pick<Vendor, "name">; codes: number; by: AdminViewer },
): Promise<void> {
  const addresses = await addressesOfOthers(context, tx, {
    permission: "manageSystem",
    firstId: by.adminId,
  });
  const count = pluralEn(codes, "1 code", `${codes} codes`);
  const notice = {
    team: "Super administrators",
    title: `Codes of ${vendor.name} wait for you to approve them`,
    paragraphs: [
      `${by.username} imported ${count} of ${vendor.name}. Dispatches can take them when a second super administrator approves them.`,
      "Compare their number and value with what the provider sold you first.",
    ],
    button: {
      label: "Open providers",
      href: `${publicUrl(context.env)}/admin/dashboard?tab=overview&advanced=vendors`,
    },
  };
  await tx.message.createMany({
    data: addresses.map((address) => composeMessage(context, adminNotice(address, notice))),
  });
}
