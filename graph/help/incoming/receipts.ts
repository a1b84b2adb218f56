import { announceDelivery, recordDeliveryChange } from "../../messages/communications/delivery-changes.ts";
import type { Context } from "../../core/context.ts";
import { applyReceipt, type Receipt } from "../../messages/communications/receipts.sql.ts";

/** Stores a provider's report once, and updates every screen that shows the message. */
export async function receiveReceipt(context: Context, receipt: Omit<Receipt, "at">): Promise<void> {
  const change = await context.db.$transaction(async (tx) => {
    const change = await applyReceipt(tx, { ...receipt, at: context.now() });
    if (change) await recordDeliveryChange(context, tx, change);
    return change;
  });
  if (change) await announceDelivery(context, change);
}
