import {
  maxAddressCharacters,
  maxCallCharacters,
  maxGivenByCharacters,
  maxVoucherReasonCharacters,
  vouchersPerBook,
} from "../../../shared/help/vouchers/rules.ts";
import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { HelpType } from "../../core/graphql/enums.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { Language } from "../../core/graphql/language.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { SafeContactInput } from "../../intake/safe-contact/input.ts";
import { enterVoucher } from "./enter.ts";
import { findBook, listBooks, readBook } from "./list.ts";
import { can } from "./policy.ts";
import { printBook } from "./print.ts";
import { releaseVouchers } from "./release.ts";
import { ReleasedVoucherState, VoucherBookRef } from "./types.ts";

builder.queryFields((t) => ({
  voucherBooks: t.field({
    access: "readMoney",
    description: "The newest 100 books of paper vouchers.",
    type: [VoucherBookRef],
    resolve: (_root, _args, context) => listBooks(context),
  }),
  voucherBook: t.field({
    access: "readMoney",
    description: "One book of paper vouchers. Null if there is none with this number.",
    type: VoucherBookRef,
    nullable: true,
    args: { key: t.arg.int({ description: "The book's row number." }) },
    resolve: (_root, { key }, context) => findBook(context, key),
  }),
  canPrintVouchers: t.boolean({
    access: "readMoney",
    description: "True if the caller may print books of vouchers.",
    resolve: (_root, _args, { viewer }) => can.print(viewer),
  }),
  canEnterVouchers: t.boolean({
    access: "readMoney",
    description: "True if the caller may enter vouchers from paper.",
    resolve: (_root, _args, { viewer }) => can.enter(viewer),
  }),
}));

mutation("printVoucherBook", {
  access: "enterMoney",
  description: `Makes a book of ${vouchersPerBook} paper vouchers and reserves its total in the fund. INVALID and UNPROCESSABLE with \`fields\`; UNPROCESSABLE if the fund has less.`,
  input: (t) => ({
    fund: t.globalID({ description: "Relay global ID of the fund that pays." }),
    helpType: t.field({ description: "Kind of help.", type: HelpType }),
    max: t.field({ description: "Maximum of one voucher, at most $1,000.", type: "USD" }),
    validUntil: t.field({
      description: "Last day on which a voucher can be used, within the next year.",
      type: "Date",
    }),
    callWhom: t.string({
      description: `Whom to call, with the number. At most ${maxCallCharacters} characters.`,
    }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: async ({ fund, idempotencyKey, ...form }, context) => ({
    book: await printBook(context, numberIn(fund, "Fund"), form, idempotencyKey),
  }),
  payload: (t) => ({ book: t.expose("book", { description: "The new book.", type: VoucherBookRef }) }),
});

mutation("enterVoucher", {
  access: "dispatch",
  description:
    "Enters a paper voucher that was used: its request, allocation and redemption at the time on the paper. INVALID with `fields`. FORBIDDEN for a person who had the printed sheet. CONFLICT if it was entered or released.",
  input: (t) => ({
    number: t.string({ description: "Number with check letters, in any spelling." }),
    usedAt: t.string({
      description: "Minute on the paper in the installation's time zone, as `2026-11-30T02:00`.",
    }),
    amount: t.field({ description: "What the help cost, at most the voucher's maximum.", type: "USD" }),
    provider: t.globalID({ description: "Relay global ID of the provider that took it." }),
    givenBy: t.string({
      description: `Officer on the paper, by name or badge. At most ${maxGivenByCharacters} characters.`,
    }),
    victimName: t.string({ description: "Name of the person who got the help. At most 200 characters." }),
    victimPhone: t.string({ description: "Empty if the paper has none.", required: false }),
    victimEmail: t.string({ description: "Empty if the paper has none.", required: false }),
    victimAddress: t.string({
      description: `Empty if the paper has none. At most ${maxAddressCharacters} characters.`,
      required: false,
    }),
    anonymous: t.boolean({
      description:
        "True if the person wishes to stay anonymous. Their name is then in no letter, email or list. If omitted, false.",
      required: false,
    }),
    requestDetails: t.string({ description: "What happened. 10 to 2,000 characters." }),
    language: t.field({
      description: "Language of the person. If omitted, that of the session.",
      type: Language,
      required: false,
    }),
    safeContact: t.field({
      description: "How the person may be reached, as the paper says. If omitted, no message is sent.",
      type: SafeContactInput,
      required: false,
    }),
  }),
  resolve: async ({ provider, victimPhone, victimEmail, victimAddress, anonymous, ...form }, context) => {
    const { requestId, bookId } = await enterVoucher(context, {
      ...form,
      ...{ victimPhone: victimPhone ?? "", victimEmail: victimEmail ?? "" },
      ...{ victimAddress: victimAddress ?? "", anonymous: anonymous ?? false },
      vendorId: numberIn(provider, "Vendor"),
    });
    return { requestId, book: await readBook(context, bookId) };
  },
  payload: (t) => ({
    requestNumber: t.exposeInt("requestId", { description: "Row number of the new request." }),
    book: t.expose("book", { description: "The voucher's book.", type: VoucherBookRef }),
  }),
});

mutation("releaseVouchers", {
  access: "freezeMoney",
  description:
    "Releases numbers of a book that were lost or spoiled, all or none: their money is available again. INVALID with `fields`. FORBIDDEN. CONFLICT if one was entered or released meanwhile. NOT_FOUND.",
  input: (t) => ({
    book: t.int({ description: "Row number of the book." }),
    vouchers: t.intList({ description: "Row numbers of open vouchers of this book." }),
    state: t.field({ description: "Lost or void.", type: ReleasedVoucherState }),
    reason: t.string({ description: `Why, at most ${maxVoucherReasonCharacters} characters.` }),
  }),
  resolve: async ({ book: bookId, vouchers: ids, ...form }, context) => ({
    book: await releaseVouchers(context, { bookId, ids }, form),
  }),
  payload: (t) => ({ book: t.expose("book", { description: "The book.", type: VoucherBookRef }) }),
});

interface PaperEntry {
  number: string;
  usedAt: Date;
  givenBy: string;
  enteredBy: string;
  enteredAt: Date;
}

const PaperEntryRef = builder.objectRef<PaperEntry>("PaperEntry").implement({
  description: "How a request was entered from a paper voucher.",
  access: "through",
  fields: (t) => ({
    number: t.exposeString("number", { description: "Number of the voucher." }),
    usedAt: t.expose("usedAt", { description: "Time on the paper.", type: "DateTime" }),
    givenBy: t.exposeString("givenBy", { description: "Officer on the paper." }),
    enteredBy: t.exposeString("enteredBy", { description: "User name of the person who entered it." }),
    enteredAt: t.expose("enteredAt", { description: "When it was entered.", type: "DateTime" }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "enteredFromPaper", (t) =>
  t.field({
    description:
      "How the request was entered from a paper voucher. Null for other requests, and unless the caller is an administrator.",
    type: PaperEntryRef,
    nullable: true,
    select: {
      voucher: { select: { number: true, usedAt: true, givenBy: true, closedBy: true, closedAt: true } },
    },
    resolve: ({ voucher }, _args, { viewer }) => {
      if (!may(viewer, "readCases")) return null;
      const { number, usedAt, givenBy, closedBy: enteredBy, closedAt: enteredAt } = voucher ?? {};
      if (!number || !usedAt || !givenBy || !enteredBy || !enteredAt) return null;
      return { number, usedAt, givenBy, enteredBy, enteredAt };
    },
  }),
);
