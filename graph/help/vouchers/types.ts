import {
  bookNumber,
  releasedStates,
  voucherStates,
  vouchersPerBook,
} from "../../../shared/help/vouchers/rules.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { builder } from "../../core/graphql/builder.ts";
import { HelpType, valuesOf } from "../../core/graphql/enums.ts";
import { findBook, reservedOf, type BookView, type VoucherView } from "./list.ts";
import { can } from "./policy.ts";

const VoucherState = builder.enumType("VoucherState", {
  description: "What became of a printed voucher.",
  values: valuesOf(voucherStates, {
    open: "Printed. Its maximum is reserved in the fund.",
    used: "Entered from paper.",
    lost: "Released, because the paper was lost.",
    void: "Released, because the paper was spoiled or will not be used.",
  }),
});

export const ReleasedVoucherState = builder.enumType("ReleasedVoucherState", {
  description: "Why a voucher is released.",
  values: valuesOf(releasedStates, {
    lost: "The paper was lost.",
    void: "The paper was spoiled, or will not be used.",
  }),
});

const VoucherRef = builder.objectRef<VoucherView>("Voucher").implement({
  description: "A numbered paper voucher for help during an outage.",
  access: "through",
  fields: (t) => ({
    key: t.exposeInt("id", { description: "Row number, which `releaseVouchers` takes." }),
    number: t.exposeString("number", { description: "Number with check letters, as it is printed." }),
    state: t.expose("state", { description: "What became of it.", type: VoucherState }),
    usedAt: t.expose("usedAt", {
      description: "When the help was given, as the paper says. Null unless it was used.",
      type: "DateTime",
      nullable: true,
    }),
    used: t.field({
      description: "What the help cost, in US dollars. Null unless it was used.",
      type: "USD",
      nullable: true,
      resolve: ({ usedCents }) => (usedCents === null ? null : usedCents / 100),
    }),
    requestNumber: t.exposeInt("requestId", {
      description: "Row number of its request. Null unless it was used.",
      nullable: true,
    }),
    caseId: t.string({
      description: "Case ID of its request. Null unless it was used.",
      nullable: true,
      resolve: ({ request }) => request?.caseId ?? null,
    }),
    closedBy: t.exposeString("closedBy", {
      description: "User name of the person who entered or released it. Null while it is open.",
      nullable: true,
    }),
    closedAt: t.expose("closedAt", {
      description: "When it was entered or released. Null while it is open.",
      type: "DateTime",
      nullable: true,
    }),
    reason: t.exposeString("reason", { description: "Why it was released. Null otherwise.", nullable: true }),
    viewerCanEnter: t.boolean({
      description: "True if it is open, and the caller may enter it and never had the printed sheet.",
      resolve: (voucher, _args, { viewer }) =>
        voucher.state === "open" && can.enter(viewer) && can.enterVoucher(viewer, voucher),
    }),
    viewerCanRelease: t.boolean({
      description: "True if it is open, and the caller may release it.",
      resolve: ({ state }, _args, { viewer }) => state === "open" && can.release(viewer),
    }),
  }),
});

export const VoucherBookRef = builder.objectRef<BookView>("VoucherBook");

builder.node(VoucherBookRef, {
  description: `A book of ${vouchersPerBook} paper vouchers for help during an outage.`,
  access: { byId: "readMoney" },
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => findBook(context, Number(id)),
  fields: (t) => ({
    key: t.exposeInt("id", { description: "Row number, which the address of its sheets has." }),
    number: t.string({
      description: "First part of its vouchers' numbers.",
      resolve: ({ id }) => bookNumber(id),
    }),
    fundName: t.string({ description: "Fund that pays.", resolve: ({ fund }) => fund.name }),
    helpType: t.expose("helpType", { description: "Kind of help.", type: HelpType }),
    max: t.field({
      description: "Maximum of one voucher, in US dollars.",
      type: "USD",
      resolve: ({ maxCents }) => maxCents / 100,
    }),
    reserved: t.field({
      description: "What the fund holds for its open vouchers, in US dollars.",
      type: "USD",
      resolve: (book) => reservedOf(book) / 100,
    }),
    validUntil: t.field({
      description: "Last day on which a voucher can be used.",
      type: "Date",
      resolve: ({ validUntil }) => columnDay(validUntil),
    }),
    isOver: t.boolean({
      description: "True after the end of that day.",
      resolve: ({ endsAt }, _args, { now }) => now() > endsAt,
    }),
    callWhom: t.exposeString("callWhom", { description: "Whom to call, as it is printed." }),
    printedBy: t.exposeString("printedBy", { description: "User name of the person who made it." }),
    printedAt: t.expose("printedAt", { description: "When it was made.", type: "DateTime" }),
    vouchers: t.expose("vouchers", { description: "In the order of their numbers.", type: [VoucherRef] }),
    viewerCanPrint: t.boolean({
      description: "True if the caller may download its sheets, and then enters none of its vouchers.",
      resolve: (_book, _args, { viewer }) => can.print(viewer),
    }),
  }),
});
