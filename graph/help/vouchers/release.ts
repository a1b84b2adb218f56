import { releaseForm } from "../../../shared/help/vouchers/rules.ts";
import { says } from "../../../shared/help/vouchers/sentences.ts";
import { demand } from "../../core/access/audiences.ts";
import { personKeysOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { readBook, type BookView } from "./list.ts";
import { can } from "./policy.ts";

/**
 * Releases numbers of a book that were lost or spoiled: their money is available again (trigger
 * fund_post_vouchers). All or none; CONFLICT if one of them was entered or released meanwhile.
 */
export async function releaseVouchers(
  context: Context,
  { bookId, ids }: { bookId: number; ids: readonly number[] },
  input: unknown,
): Promise<BookView> {
  const { viewer, db } = context;
  demand(can.release(viewer));
  const { state, reason } = parse(releaseForm, input);
  const wanted = [...new Set(ids)];
  if (wanted.length === 0)
    throw new Refusal("INVALID", says.vouchersMissing, { vouchers: [says.vouchersMissing] });
  const book = await readBook(context, bookId);
  await db.$transaction(async (tx) => {
    const { count } = await tx.voucher.updateMany({
      where: { id: { in: wanted }, bookId, state: "open" },
      data: {
        ...{ state, reason, closedAt: context.now(), closedBy: viewer.username },
        closedByKeys: personKeysOf(viewer),
      },
    });
    if (count !== wanted.length) throw new Refusal("CONFLICT", says.changedMeanwhile);
    const numbers = book.vouchers.filter(({ id }) => wanted.includes(id)).map(({ number }) => number);
    await record(tx, context, {
      action: "voucher.released",
      resourceType: "voucher-book",
      resourceId: bookId,
      details: { state, reason, numbers, releasedCents: count * book.maxCents },
    });
  });
  context.events.publish("fundChanged", { id: book.fundId });
  return readBook(context, bookId);
}
