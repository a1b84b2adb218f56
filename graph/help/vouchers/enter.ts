import type { Prisma, Vendor } from "../../../prisma/client/client.ts";
import { momentIn } from "../../../shared/community/events/desk.ts";
import { centsOf } from "../../../shared/core/forms/dollars.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { entryForm, type EntryForm } from "../../../shared/help/vouchers/rules.ts";
import { says } from "../../../shared/help/vouchers/sentences.ts";
import { demand } from "../../core/access/audiences.ts";
import { isTool } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockRow } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { money } from "../../core/i18n/i18n.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { takingCaseIds } from "../../intake/requests/create.ts";
import { can } from "./policy.ts";
import { closeVoucher, writeHelp, writeRequest, type Printed } from "./write-entry.ts";

interface Entered {
  requestId: number;
  bookId: number;
  fundId: number;
}

/**
 * Enters a voucher that was used on paper: its request, allocation, dispatch and redemption at the
 * time on the paper, in one transaction. The fund's reservation becomes the request's, and what was
 * not used is available again. The printer counts as the dispatcher, and the person who enters
 * settles, so one person never does both. INVALID names the field. FORBIDDEN for a person who had
 * the printed sheet. CONFLICT if it was entered or released.
 */
export async function enterVoucher(context: Context, input: unknown): Promise<Entered> {
  const { viewer, db } = context;
  if (isTool(viewer)) throw new Refusal("FORBIDDEN", says.personEnters);
  demand(can.enter(viewer));
  const form = parse(entryForm, input);
  // Before the lock, so that a repeat does not wait for concurrent entries.
  const { id } = await demandOpen(context, db, form);
  const entered = await takingCaseIds(() =>
    db.$transaction(async (tx) => {
      // Its row, so that no one becomes its printer by a download meanwhile.
      await lockRow(tx, "Voucher", id);
      const voucher = await demandOpen(context, tx, form);
      const usedAt = demandTime(context, voucher, form);
      const usedCents = demandAmount(voucher, form);
      const vendor = await demandProvider(tx, voucher, form);
      const request = await writeRequest(context, tx, { form, voucher, usedAt });
      const help = { form, voucher, vendor, request, usedAt, usedCents };
      await closeVoucher(context, tx, help);
      await writeHelp(context, tx, help);
      await record(tx, context, {
        action: "voucher.entered",
        resourceType: "request",
        resourceId: request.id,
        details: {
          ...{ caseId: request.caseId, number: voucher.number, book: voucher.bookId },
          ...{ enteredFrom: "paper", usedAt: usedAt.toISOString(), usedCents, vendor: vendor.id },
        },
      });
      return { requestId: request.id, bookId: voucher.bookId, fundId: voucher.fundId };
    }),
  );
  // The case is complete and gets no letter, so no job has work.
  context.events.publish("requestChanged", { id: entered.requestId });
  context.events.publish("fundChanged", { id: entered.fundId });
  return entered;
}

const wrong = (field: string, said: AnySentence) => new Refusal("INVALID", said, { [field]: [said] });

/** The voucher, if this person may enter it and no one has closed it. */
async function demandOpen(
  context: Context,
  db: Prisma.TransactionClient,
  { number }: EntryForm,
): Promise<Printed> {
  const voucher = await db.voucher.findUnique({ where: { number }, include: { book: true } });
  if (!voucher) throw wrong("number", says.voucherMissing);
  const { state, closedBy, closedAt } = voucher;
  if (state !== "open") {
    const facts = { by: closedBy ?? "", at: closedAt ? dateTimeIn(context.zone(), closedAt, "en") : "" };
    const said = state === "used" ? says.alreadyUsed(facts) : says.alreadyReleased(facts);
    throw new Refusal("CONFLICT", said, { number: [said] });
  }
  if (!can.enterVoucher(context.viewer, voucher)) throw new Refusal("FORBIDDEN", says.printedByYou);
  return voucher;
}

/** The time on the paper: after the printing, before the end of the book, and not in the future. */
function demandTime(context: Context, { book }: Printed, { usedAt: written }: EntryForm): Date {
  const zone = context.zone();
  const usedAt = momentIn(zone, written.slice(0, 10), written.slice(11));
  if (!usedAt) throw wrong("usedAt", says.usedAtMissing);
  if (usedAt > context.now()) throw wrong("usedAt", says.usedAtFuture);
  if (usedAt < book.printedAt)
    throw wrong("usedAt", says.usedAtBeforePrint({ printed: dateTimeIn(zone, book.printedAt, "en") }));
  if (usedAt >= book.endsAt)
    throw wrong("usedAt", says.usedAtAfterEnd({ end: dateTimeIn(zone, book.endsAt, "en") }));
  return usedAt;
}

function demandAmount({ maxCents }: Printed, { amount }: EntryForm): number {
  const cents = centsOf(amount);
  if (cents > maxCents) throw wrong("amount", says.amountAboveVoucher({ max: money(maxCents, "en") }));
  return cents;
}

/** Accepts a provider that is switched off now: it may have been on when it took the voucher. */
async function demandProvider(
  tx: Prisma.TransactionClient,
  { book }: Printed,
  { vendorId }: EntryForm,
): Promise<Vendor> {
  const vendor = await tx.vendor.findFirst({ where: { id: vendorId, deletedAt: null } });
  if (!vendor) throw wrong("provider", says.providerMissing);
  if (!vendor.helpTypes.includes(book.helpType)) throw wrong("provider", says.providerOtherHelp);
  return vendor;
}
