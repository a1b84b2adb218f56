import type { NewRequestPageQuery } from "#relay/NewRequestPageQuery.graphql";
import newRequestQuery from "#relay/NewRequestPageQuery$parameters";
import type { RequestPageQuery } from "#relay/RequestPageQuery.graphql";
import requestQuery from "#relay/RequestPageQuery$parameters";
import type { RequestsPageQuery } from "#relay/RequestsPageQuery.graphql";
import requestsQuery from "#relay/RequestsPageQuery$parameters";
import type { VictimInfoPageQuery } from "#relay/VictimInfoPageQuery.graphql";
import victimInfoQuery from "#relay/VictimInfoPageQuery$parameters";
import { queryPage } from "../app/page.tsx";
import { ListFailed, NewRequestFailed, RequestFailed } from "./failures.tsx";
import { ListWaiting, NewRequestWaiting, RequestWaiting, VictimInfoWaiting } from "./waiting.tsx";

/** The pages of emergency requests, all in the mobile shell (spec 2). */
export const requestRoutes = [
  queryPage<RequestsPageQuery>({
    path: "/requests",
    query: requestsQuery,
    load: () => import("./RequestsPage.tsx").then((file) => file.RequestsPage),
    Waiting: ListWaiting,
    Failed: ListFailed,
  }),
  queryPage<RequestPageQuery>({
    path: "/request/:number",
    query: requestQuery,
    variables: ({ params }) => ({ number: wholeNumber(params["number"]) }),
    load: () => import("./RequestPage.tsx").then((file) => file.RequestPage),
    Waiting: RequestWaiting,
    Failed: RequestFailed,
  }),
  queryPage<VictimInfoPageQuery>({
    path: "/request/:number/victim-info",
    query: victimInfoQuery,
    variables: ({ params }) => ({ number: wholeNumber(params["number"]) }),
    fetchPolicy: "network-only", // its fields are filled once, so they must not be filled from an old copy
    load: () => import("./VictimInfoPage.tsx").then((file) => file.VictimInfoPage),
    Waiting: VictimInfoWaiting,
    Failed: RequestFailed,
  }),
  queryPage<NewRequestPageQuery>({
    path: "/new-request",
    query: newRequestQuery,
    fetchPolicy: "network-only",
    load: () => import("./NewRequestPage.tsx").then((file) => file.NewRequestPage),
    Waiting: NewRequestWaiting,
    Failed: NewRequestFailed,
  }),
];

/** What is no number becomes one that no request has, and so is not found. */
const wholeNumber = (text = "") => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
