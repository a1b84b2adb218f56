import feedbackQuery from "#relay/FeedbackDeskPageQuery$parameters";
import type { FeedbackDeskPageQuery } from "#relay/FeedbackDeskPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { feedbackVariables } from "./feedbackList.ts";

/** In the administrators' area. */
export const feedbackDeskRoutes = [
  queryPage<FeedbackDeskPageQuery>({
    path: "/admin/feedback",
    query: feedbackQuery,
    variables: ({ search }) => feedbackVariables(search),
    load: () => import("./FeedbackDeskPage.tsx").then((file) => file.FeedbackDeskPage),
  }),
];
