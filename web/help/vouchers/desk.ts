import bookQuery from "#relay/VoucherBookPageQuery$parameters";
import type { VoucherBookPageQuery } from "#relay/VoucherBookPageQuery.graphql";
import booksQuery from "#relay/VouchersPageQuery$parameters";
import type { VouchersPageQuery } from "#relay/VouchersPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { wholeNumber } from "../../core/routing/wholeNumber.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The paper vouchers' part of the administrators' desk. */
export const voucherDesk: DeskPart = {
  id: "vouchers",
  needs: "readMoney",
  places: [{ group: "money", id: "vouchers", icon: "printer", href: "/admin/vouchers" }],
  routes: [
    queryPage<VouchersPageQuery>({
      path: "/admin/vouchers",
      query: booksQuery,
      load: () => import("./VouchersPage.tsx").then((file) => file.VouchersPage),
    }),
    queryPage<VoucherBookPageQuery>({
      path: "/admin/vouchers/:id",
      query: bookQuery,
      variables: ({ params }) => ({ key: wholeNumber(params["id"]) }),
      load: () => import("./VoucherBookPage.tsx").then((file) => file.VoucherBookPage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "printer", href: "/admin/vouchers" }],
    })),
};
