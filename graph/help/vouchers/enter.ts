import type {
  EmergencyRequest,
  Prisma,
  Vendor,
  Voucher,
  VoucherBook,
} from "../../../prisma/client/client.ts";
import { jurisdictionCodes } from "../../../shared/community/directory/rules.ts";
import { momentIn } from "../../../shared/community/events/desk.ts";
import { centsOf } from "../../../shared/core/forms/dollars.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { writtenNotes } from "../../../shared/help/dispatches/rules.ts";
import { entryForm, type EntryForm } from "../../../shared/help/vouchers/rules.ts";
import { says } from "../../../shared/help/vouchers/sentences.ts";
import { contactOf, stateInAddress } from "../../../shared/intake/requests/rules.ts";
import { demand } from "../../core/access/audiences.ts";
import { isTool, personKeysOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { rethrowFrom } from "../../core/guards.ts";
import { money } from "../../core/i18n/i18n.ts";
import { readPhones } from "../../core/text/phone.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { limitKeysOf } from "../../decisions/allocations/limits/counted.ts";
import { personKeys } from "../../intake/people/keys.ts";
import { freeCaseId } from "../../intake/requests/draft.ts";
import { writeSafeContact } from "../../intake/safe-contact/write.ts";
import { sealedCode } from "../dispatches/codes/sealed-code.ts";
import { announceDispatches } from "../dispatches/give/announce.ts";
import { byWhom } from "../dispatches/give/plan.ts";
import { can } from "./policy.ts";

type Printed = Voucher & { book: VoucherBook };

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
  // Before the lock: a repeat need not wait for the others.
  await demandOpen(context, db, form);
  const entered = await db
    .$transaction(async (tx) => {
      await lockName(tx, `voucher ${form.number}`);
      const voucher = await demandOpen(context, tx, form);
      const usedAt = demandTime(context, voucher, form);
      const usedCents = demandAmount(voucher, form);
      const vendor = await demandProvider(tx, voucher, form);
      const request = await writeRequest(context, tx, { form, voucher, usedAt });
      const help = { form, voucher, vendor, request, usedAt, usedCents };
      await close(context, tx, help);
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
    })
    .catch((error: unknown) => rethrowFrom("rule", says.limitMeanwhile, error));
  announceDispatches(context, entered.requestId);
  context.events.publish("workWaiting", { kind: "recommendation" });
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

/** A provider that is off today may have taken a voucher yesterday. */
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

interface Used {
  form: EntryForm;
  voucher: Printed;
  usedAt: Date;
}

/** Without a word about contact on the paper, no message goes to the person. */
async function writeRequest(
  context: Context,
  tx: Prisma.TransactionClient,
  { form, voucher, usedAt }: Used,
): Promise<EmergencyRequest> {
  const { text: phone, e164 } = readPhones({ victimPhone: form.victimPhone }).victimPhone;
  const request = await tx.emergencyRequest.create({
    data: {
      caseId: await freeCaseId(context, tx),
      status: "approved",
      ...{ createdAt: usedAt, approvedAt: usedAt, updatedAt: usedAt },
      victimName: form.victimName,
      victimContact: phone ? contactOf(phone, "") : "",
      ...{ victimPhone: phone, victimPhoneE164: e164, victimEmail: "" },
      victimAddress: form.victimAddress,
      state: stateInAddress(form.victimAddress, jurisdictionCodes),
      requestDetails: form.requestDetails,
      requestedHelpTypes: [voucher.book.helpType],
      contacting: false,
      language: form.language ?? context.language,
    },
  });
  await tx.personKey.createMany({
    data: personKeys(context, request).map((row) => ({ requestId: request.id, ...row })),
  });
  if (form.safeContact)
    await writeSafeContact(context, tx, {
      ...{ requestId: request.id, saidBy: "officer", shown: 0, form: form.safeContact },
    });
  return request;
}

interface Help extends Used {
  vendor: Vendor;
  request: EmergencyRequest;
  usedCents: number;
}

/** Moves the voucher's money to the request. A concurrent release loses or wins here. */
async function close(
  context: Context,
  tx: Prisma.TransactionClient,
  { form, voucher, request, usedAt, usedCents }: Help,
) {
  const { count } = await tx.voucher.updateMany({
    where: { id: voucher.id, state: "open" },
    data: {
      ...{ state: "used", usedAt, usedCents, givenBy: form.givenBy, requestId: request.id },
      ...{ closedAt: context.now(), closedBy: byWhom(context), closedByKeys: personKeysOf(context.viewer) },
    },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.changedMeanwhile);
}

/** The allocation, the dispatch and its redemption, as if they had been entered then. */
async function writeHelp(
  context: Context,
  tx: Prisma.TransactionClient,
  { form, voucher, vendor, request, usedAt, usedCents }: Help,
) {
  const { book, number, printedByKeys } = voucher;
  const { victimName, victimPhone, victimEmail } = request;
  const by = byWhom(context);
  const requestId = request.id;
  await tx.fundAllocation.create({
    data: {
      ...{ requestId, amountCents: usedCents, status: "allocated", authority: "administrator" },
      justification: `Paper voucher ${number}, given by ${form.givenBy}.`,
      ...{ createdAt: usedAt, updatedAt: usedAt, allocatedAt: usedAt },
      limitKeys: limitKeysOf(context, {
        officers: [],
        recipients: [{ victimName, victimPhone, victimEmail, victim: null }],
      }),
    },
  });
  await tx.helpDispatch.create({
    data: {
      ...{ requestId, helpType: book.helpType, vendorId: vendor.id, vendorName: vendor.name },
      dispatchNotes: writtenNotes(vendor.name, `Paper voucher ${number}, given by ${form.givenBy}`),
      ...{ providerInfo: "", estimatedValueCents: usedCents, actualCents: usedCents },
      ...sealedCode(context, number),
      confirmationNumber: number,
      ...{ endsAt: book.endsAt, usesAllowed: 1, usesLeft: 0 },
      ...{ dispatchedBy: book.printedBy, dispatchedByKeys: printedByKeys },
      ...{ createdAt: usedAt, completedAt: usedAt, redeemedAt: usedAt, settledAt: usedAt },
      ...{ completedBy: by, redeemedBy: vendor.name, settledBy: by },
      settledByKeys: personKeysOf(context.viewer),
      redemptions: { create: { kind: "paper", cents: usedCents, at: usedAt, by } },
    },
  });
  await tx.emergencyRequest.update({
    where: { id: requestId },
    data: { status: "completed", completedAt: usedAt, updatedAt: usedAt, version: { increment: 1 } },
  });
}
