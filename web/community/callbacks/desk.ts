import detail from "#relay/CallbackDetailQuery$parameters";
import type { CallbackDetailQuery } from "#relay/CallbackDetailQuery.graphql";
import callbacksQuery from "#relay/CallbacksPageQuery$parameters";
import type { CallbacksPageQuery } from "#relay/CallbacksPageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { openNode } from "../../shell/desk/workspace/openRow.ts";
import { callbackVariables } from "./callbackList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The callbacks' part of the administrators' desk. */
export const callbackDesk: DeskPart = {
  id: "callbacks",
  needs: "readDesk",
  places: [{ group: "work", id: "callbacks", icon: "phone", href: "/admin/callbacks" }],
  routes: [
    withDetail(
      queryPage<CallbacksPageQuery>({
        path: "/admin/callbacks",
        query: callbacksQuery,
        variables: ({ search }) => callbackVariables(search),
        load: () => import("./CallbacksPage.tsx").then((file) => file.CallbacksPage),
      }),
      detailQuery<CallbackDetailQuery>({ query: detail, variables: openNode }),
    ),
  ],
  loadWorkQueue: () => import("./callbacksQueueLine.ts").then((file) => file.callbacksQueueLine),
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.actions, icon: "phone", href: "/admin/callbacks" }],
    })),
};
