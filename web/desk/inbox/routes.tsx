import outboxQuery from "#relay/OutboxPageQuery$parameters";
import type { OutboxPageQuery } from "#relay/OutboxPageQuery.graphql";
import { page, queryPage } from "../../core/routing/page.tsx";
import { outboxVariables } from "./outbox/outboxList.ts";

/** In the administrators' area. */
export const communicationRoutes = [
  page({
    path: "/admin/communications",
    usesRelay: true,
    load: () => import("./CommunicationsPage.tsx").then((file) => file.CommunicationsPage),
  }),
  queryPage<OutboxPageQuery>({
    path: "/admin/outbox",
    query: outboxQuery,
    variables: ({ search }) => outboxVariables(search),
    load: () => import("./outbox/OutboxPage.tsx").then((file) => file.OutboxPage),
  }),
];
