import detail from "#relay/FeedbackDetailQuery$parameters";
import type { FeedbackDetailQuery } from "#relay/FeedbackDetailQuery.graphql";
import feedbackQuery from "#relay/FeedbackDeskPageQuery$parameters";
import type { FeedbackDeskPageQuery } from "#relay/FeedbackDeskPageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { openNode } from "../../shell/desk/workspace/openRow.ts";
import { feedbackVariables } from "./feedbackList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The feedback part of the administrators' desk. */
export const feedbackDesk: DeskPart = {
  id: "feedback",
  needs: "readDesk",
  places: [{ group: "community", id: "feedback", icon: "chat", href: "/admin/feedback" }],
  routes: [
    withDetail(
      queryPage<FeedbackDeskPageQuery>({
        path: "/admin/feedback",
        query: feedbackQuery,
        variables: ({ search }) => feedbackVariables(search),
        load: () => import("./FeedbackDeskPage.tsx").then((file) => file.FeedbackDeskPage),
      }),
      detailQuery<FeedbackDetailQuery>({ query: detail, variables: openNode }),
    ),
  ],
  loadWorkQueue: () => import("./feedbackQueueLine.ts").then((file) => file.feedbackQueueLine),
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.actions, icon: "chat", href: "/admin/feedback" }],
    })),
};
