import { columnDay } from "../../../shared/core/time/day-column.ts";
import { bookNumber } from "../../../shared/help/vouchers/rules.ts";
import { says } from "../../../shared/help/vouchers/sentences.ts";
import { demand } from "../../core/access/audiences.ts";
import { personKeysOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { money } from "../../core/i18n/i18n.ts";
import { dayName } from "../../core/time/format.ts";
import { trainingMark } from "../../core/training.ts";
import { addPrinter } from "./add-printer.sql.ts";
import { readBook, type BookView } from "./list.ts";
import { can } from "./policy.ts";
import type { SheetVoucher } from "./pdf.ts";

/**
 * The open vouchers of a book as a tagged PDF to print and cut. The person who downloads it counts
 * as a printer from then on, and cannot enter these vouchers. Each download is logged. CONFLICT if
 * the book has no open vouchers.
 */
export async function voucherSheet(context: Context, id: number) {
  const { viewer, db } = context;
  demand(can.print(viewer));
  demandOpen(await readBook(context, id));
  await db.$transaction(async (tx) => {
    await addPrinter(tx, { bookId: id, keys: personKeysOf(viewer) });
    await record(tx, context, {
      action: "voucher.book-downloaded",
      resourceType: "voucher-book",
      resourceId: id,
    });
  });
  // Read after the write: vouchers that closed meanwhile are not printed.
  const book = demandOpen(await readBook(context, id));
  // The library is large, so it is loaded on first use.
  const { voucherPdf } = await import("./pdf.ts");
  const bytes = await voucherPdf(printedOf(book), {
    author: context.config().systemName,
    training: trainingMark(context.env),
  });
  return { name: `vouchers-${bookNumber(id)}.pdf`, bytes };
}

function demandOpen(book: BookView): BookView {
  if (book.vouchers.some(({ state }) => state === "open")) return book;
  throw new Refusal("CONFLICT", says.noneOpen);
}

const printedOf = (book: BookView) => ({
  name: bookNumber(book.id),
  vouchers: book.vouchers
    .filter(({ state }) => state === "open")
    .map(({ number, maxCents }): SheetVoucher => ({
      number,
      helpType: book.helpType,
      callWhom: book.callWhom,
      most: (language) => money(maxCents, language),
      until: (language) => dayName(columnDay(book.validUntil), language),
    })),
});
