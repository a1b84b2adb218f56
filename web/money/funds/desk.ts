import fundQuery from "#relay/FundPageQuery$parameters";
import type { FundPageQuery } from "#relay/FundPageQuery.graphql";
import fundsQuery from "#relay/FundsPageQuery$parameters";
import type { FundsPageQuery } from "#relay/FundsPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { journalVariables } from "./journalVariables.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The funds' part of the administrators' desk. */
export const fundDesk: DeskPart = {
  id: "funds",
  needs: "readMoney",
  routes: [
    queryPage<FundsPageQuery>({
      path: "/admin/funds",
      query: fundsQuery,
      load: () => import("./FundsPage.tsx").then((file) => file.FundsPage),
    }),
    queryPage<FundPageQuery>({
      path: "/admin/funds/:id",
      query: fundQuery,
      variables: ({ params, search }) => journalVariables(params["id"], search),
      load: () => import("./FundPage.tsx").then((file) => file.FundPage),
    }),
  ],
  places: [{ group: "money", id: "funds", icon: "dollar", href: "/admin/funds" }],
  loadWorkQueue: () => import("./fundsQueueLine.ts").then((file) => file.fundsQueueLine),
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "dollar", href: "/admin/funds" }],
    })),
};
