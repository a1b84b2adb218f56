import type { Fund, Prisma } from "../../../prisma/client/client.ts";
import { centsOf } from "../../../shared/core/forms/dollars.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { addDays, endOfDay } from "../../../shared/core/time/calendar.ts";
import { columnDay, dayColumn } from "../../../shared/core/time/day-column.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import {
  bookForm,
  maxValidDays,
  voucherNumber,
  vouchersPerBook,
  type BookForm,
} from "../../../shared/help/vouchers/rules.ts";
import { says } from "../../../shared/help/vouchers/sentences.ts";
import { demand } from "../../core/access/audiences.ts";
import { personKeysOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { isRefusedBy } from "../../core/guards.ts";
import { money } from "../../core/i18n/i18n.ts";
import { once } from "../../core/idempotency.ts";
import { readBook, type BookView } from "./list.ts";
import { can } from "./policy.ts";

/**
 * Makes a book of numbered vouchers. Its total leaves the fund's available money in the same
 * transaction (trigger fund_post_vouchers); if the fund has less, there is no book. INVALID and
 * UNPROCESSABLE name the field. A repeated key makes one book.
 */
export async function printBook(
  context: Context,
  fundId: number,
  input: unknown,
  key?: string | null,
): Promise<BookView> {
  const { viewer } = context;
  demand(can.print(viewer));
  const form = parse(bookForm, input);
  const maxCents = centsOf(form.max);
  const act = {
    scope: `printVoucherBook ${viewer.adminId}`,
    key: key ?? undefined,
    body: { fundId, ...form },
  };
  const { answer } = await once(context, act, async (tx) => {
    const printedAt = context.now();
    await demandPrintable(context, tx, { fundId, form, maxCents });
    const { id } = await tx.voucherBook.create({
      data: {
        ...{ fundId, maxCents, printedAt, helpType: form.helpType, callWhom: form.callWhom },
        validUntil: dayColumn(form.validUntil),
        endsAt: endOfDay(context.zone(), form.validUntil),
        ...{ printedById: viewer.adminId, printedBy: viewer.username },
      },
    });
    await tx.voucher.createMany({
      data: Array.from({ length: vouchersPerBook }, (_one, at) => ({
        ...{ bookId: id, fundId, maxCents },
        number: voucherNumber(id, at + 1),
        printedByKeys: personKeysOf(viewer),
      })),
    });
    await record(tx, context, {
      action: "voucher.book-printed",
      resourceType: "voucher-book",
      resourceId: id,
      details: {
        ...{ fund: fundId, helpType: form.helpType, vouchers: vouchersPerBook, maxCents },
        ...{ reservedCents: vouchersPerBook * maxCents, validUntil: form.validUntil },
      },
    });
    return { id };
  }).catch((error: unknown) => {
    if (!isRefusedBy("noMoney", error)) throw error;
    throw wrong("UNPROCESSABLE", "fund", says.fundShort({ total: money(vouchersPerBook * maxCents, "en") }));
  });
  context.events.publish("fundChanged", { id: fundId });
  return readBook(context, answer.id);
}

const wrong = (code: "INVALID" | "UNPROCESSABLE", field: string, said: AnySentence) =>
  new Refusal(code, said, { [field]: [said] });

interface NewBook {
  fundId: number;
  form: BookForm;
  maxCents: number;
}

/** What the book promises must be allowed later, when a voucher is entered. */
async function demandPrintable(
  context: Context,
  tx: Prisma.TransactionClient,
  { fundId, form, maxCents }: NewBook,
) {
  const today = dayIn(context.zone(), context.now());
  if (form.validUntil < today) throw wrong("INVALID", "validUntil", says.dayPast);
  if (form.validUntil > addDays(today, maxValidDays)) throw wrong("INVALID", "validUntil", says.dayTooLate);
  const { maxFundAllocationCents } = context.config();
  if (maxCents > maxFundAllocationCents)
    throw wrong("INVALID", "max", says.maximumAboveSetting({ max: money(maxFundAllocationCents, "en") }));
  const fund = await tx.fund.findUnique({ where: { id: fundId } });
  if (!fund) throw wrong("INVALID", "fund", says.fundMissing);
  demandFund(fund, form, { today, maxCents });
}

function demandFund(fund: Fund, form: BookForm, { today, maxCents }: { today: string; maxCents: number }) {
  if (fund.closedAt || fund.frozenAt || (fund.startsOn && columnDay(fund.startsOn) > today))
    throw wrong("INVALID", "fund", says.fundClosed);
  if (fund.helpTypes.length > 0 && !fund.helpTypes.includes(form.helpType))
    throw wrong("INVALID", "fund", says.fundOtherHelp);
  if (fund.endsOn && columnDay(fund.endsOn) < form.validUntil)
    throw wrong("INVALID", "validUntil", says.dayAfterFund);
  if (fund.perRequestMaxCents !== null && BigInt(maxCents) > fund.perRequestMaxCents)
    throw wrong(
      "INVALID",
      "max",
      says.maximumAboveFund({ max: money(Number(fund.perRequestMaxCents), "en") }),
    );
}
