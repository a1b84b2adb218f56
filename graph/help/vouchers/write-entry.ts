import type {
  EmergencyRequest,
  Prisma,
  Vendor,
  Voucher,
  VoucherBook,
} from "../../../prisma/client/client.ts";
import { jurisdictionCodes } from "../../../shared/community/directory/rules.ts";
import { writtenNotes } from "../../../shared/help/dispatches/rules.ts";
import type { EntryForm } from "../../../shared/help/vouchers/rules.ts";
import { says } from "../../../shared/help/vouchers/sentences.ts";
import { contactOf, stateInAddress } from "../../../shared/intake/requests/rules.ts";
import { settlerIn } from "../../core/access/settler.ts";
import { personKeysOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { rethrowFrom } from "../../core/guards.ts";
import { readPhones } from "../../core/text/phone.ts";
import { limitKeysOf } from "../../decisions/allocations/limits/counted.ts";
import { personKeys } from "../../intake/people/keys.ts";
import { freeCaseId } from "../../intake/requests/draft.ts";
import { writeSafeContact } from "../../intake/safe-contact/write.ts";
import { sealedCode } from "../dispatches/codes/sealed-code.ts";
import { byWhom } from "../dispatches/give/plan.ts";

export type Printed = Voucher & { book: VoucherBook };

interface Used {
  form: EntryForm;
  voucher: Printed;
  usedAt: Date;
}

/** If the paper says nothing about contact, the person is not contacted. */
export async function writeRequest(
  context: Context,
  tx: Prisma.TransactionClient,
  { form, voucher, usedAt }: Used,
): Promise<EmergencyRequest> {
  const { text: phone, e164 } = readPhones({ victimPhone: form.victimPhone }).victimPhone;
  const { victimEmail: email } = form;
  const request = await tx.emergencyRequest.create({
    data: {
      caseId: await freeCaseId(context, tx),
      status: "approved",
      ...{ createdAt: usedAt, approvedAt: usedAt, updatedAt: usedAt },
      victimName: form.victimName,
      victimContact: contactOf(phone, email),
      ...{ victimPhone: phone, victimPhoneE164: e164, victimEmail: email },
      victimAddress: form.victimAddress,
      state: stateInAddress(form.victimAddress, jurisdictionCodes),
      requestDetails: form.requestDetails,
      requestedHelpTypes: [voucher.book.helpType],
      ...{ anonymous: form.anonymous, contacting: false },
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

/** Moves the voucher's money to the request. CONFLICT if a concurrent release was first. */
export async function closeVoucher(
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

/** Writes the allocation, the dispatch and its redemption with the time on the paper. */
export async function writeHelp(
  context: Context,
  tx: Prisma.TransactionClient,
  { form, voucher, vendor, request, usedAt, usedCents }: Help,
) {
  const { book, number, printedByKeys } = voucher;
  const { victimName, victimPhone, victimEmail, agencyId } = request;
  const settler = settlerIn(context);
  const by = settler?.settledBy ?? "";
  const note = `Paper voucher ${number}, given by ${form.givenBy}`;
  const requestId = request.id;
  const allocation = {
    ...{ requestId, amountCents: usedCents, status: "allocated", authority: "administrator" },
    justification: `${note}.`,
    ...{ createdAt: usedAt, updatedAt: usedAt, allocatedAt: usedAt },
    limitKeys: limitKeysOf(context, {
      ...{ officers: [], agencyId },
      recipients: [{ victimName, victimPhone, victimEmail, victim: null }],
    }),
  } satisfies Prisma.FundAllocationUncheckedCreateInput;
  await tx.fundAllocation
    .create({ data: allocation })
    .catch((error: unknown) => rethrowFrom("rule", says.limitMeanwhile, error));
  await tx.helpDispatch.create({
    data: {
      ...{ requestId, helpType: book.helpType, vendorId: vendor.id, vendorName: vendor.name },
      dispatchNotes: writtenNotes(vendor.name, note),
      ...{ providerInfo: "", estimatedValueCents: usedCents, actualCents: usedCents },
      ...sealedCode(context, number),
      confirmationNumber: number,
      ...{ endsAt: book.endsAt, usesAllowed: 1, usesLeft: 0 },
      ...{ dispatchedBy: book.printedBy, dispatchedByKeys: printedByKeys },
      ...{ createdAt: usedAt, completedAt: usedAt, redeemedAt: usedAt, settledAt: usedAt },
      ...{ completedBy: by, redeemedBy: vendor.name, ...settler },
      redemptions: { create: { kind: "paper", cents: usedCents, at: usedAt, by } },
    },
  });
  await tx.emergencyRequest.update({
    where: { id: requestId },
    data: { status: "completed", completedAt: usedAt, updatedAt: usedAt, version: { increment: 1 } },
  });
}
