import detail from "#relay/ThreadPaneQuery$parameters";
import type { ThreadPaneQuery } from "#relay/ThreadPaneQuery.graphql";
import outboxQuery from "#relay/OutboxPageQuery$parameters";
import type { OutboxPageQuery } from "#relay/OutboxPageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { page, queryPage } from "../../core/routing/page.tsx";
import { openThread } from "./inboxAddress.ts";
import { outboxVariables } from "./outbox/outboxList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The messages' part of the administrators' desk. */
export const communicationDesk: DeskPart = {
  id: "communications",
  needs: "readDesk",
  withinAgencies: true,
  places: [{ group: "work", id: "inbox", icon: "mail", href: "/admin/communications" }],
  routes: [
    withDetail(
      page({
        path: "/admin/communications",
        usesRelay: true,
        load: () => import("./CommunicationsPage.tsx").then((file) => file.CommunicationsPage),
      }),
      detailQuery<ThreadPaneQuery>({ query: detail, variables: openThread }),
    ),
  ],
  loadWorkQueue: () => import("./communicationsQueueLine.ts").then((file) => file.communicationsQueueLine),
  panels: [
    {
      id: "communications",
      tab: "overview",
      load: () => import("./CommunicationPanel.tsx").then((file) => file.CommunicationPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.actions, icon: "mail", href: "/admin/communications" }],
    })),
};

/** Every message that the program sends. */
export const outboxDesk: DeskPart = {
  id: "outbox",
  needs: "readDesk",
  places: [{ group: "work", id: "outbox", icon: "send", href: "/admin/outbox" }],
  routes: [
    queryPage<OutboxPageQuery>({
      path: "/admin/outbox",
      query: outboxQuery,
      variables: ({ search }) => outboxVariables(search),
      load: () => import("./outbox/OutboxPage.tsx").then((file) => file.OutboxPage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.outbox.title, also: t.outbox.actions, icon: "send", href: "/admin/outbox" }],
    })),
};
