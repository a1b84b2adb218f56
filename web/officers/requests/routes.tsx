import type { NewRequestPageQuery } from "#relay/NewRequestPageQuery.graphql";
import newRequestQuery from "#relay/NewRequestPageQuery$parameters";
import type { RequestPageQuery } from "#relay/RequestPageQuery.graphql";
import requestQuery from "#relay/RequestPageQuery$parameters";
import type { RequestsPageQuery } from "#relay/RequestsPageQuery.graphql";
import requestsQuery from "#relay/RequestsPageQuery$parameters";
import type { VictimInfoPageQuery } from "#relay/VictimInfoPageQuery.graphql";
import victimInfoQuery from "#relay/VictimInfoPageQuery$parameters";
import { lazily } from "../../core/routing/lazily.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { wholeNumber } from "../../core/routing/wholeNumber.ts";

// They have many words, which public pages do not need. Each page loads them, so that a failure can
// be shown offline.
const failures = () => import("../../intake/requests/failures.tsx");
const waiting = () => import("../../intake/requests/waiting.tsx");
const RequestFailed = lazily(failures, "RequestFailed");

/** The pages of emergency requests, all in the mobile shell. */
export const requestRoutes = [
  queryPage<RequestsPageQuery>({
    path: "/requests",
    query: requestsQuery,
    needsSession: true,
    load: () =>
      Promise.all([import("./list/RequestsPage.tsx"), failures()]).then(([file]) => file.RequestsPage),
    Waiting: lazily(waiting, "ListWaiting"),
    Failed: lazily(failures, "ListFailed"),
  }),
  queryPage<RequestPageQuery>({
    path: "/request/:number",
    query: requestQuery,
    needsSession: true,
    variables: ({ params }) => ({ number: wholeNumber(params["number"]) }),
    load: () => Promise.all([import("./RequestPage.tsx"), failures()]).then(([file]) => file.RequestPage),
    Waiting: lazily(waiting, "RequestWaiting"),
    Failed: RequestFailed,
  }),
  queryPage<VictimInfoPageQuery>({
    path: "/request/:number/victim-info",
    query: victimInfoQuery,
    needsSession: true,
    variables: ({ params }) => ({ number: wholeNumber(params["number"]) }),
    fetchPolicy: "network-only", // its fields are filled once, so they must not come from stale data
    load: () =>
      Promise.all([import("../../intake/requests/victim-info/VictimInfoPage.tsx"), failures()]).then(
        ([file]) => file.VictimInfoPage,
      ),
    Waiting: lazily(
      () => import("../../intake/requests/victim-info/VictimInfoWaiting.tsx"),
      "VictimInfoWaiting",
    ),
    Failed: RequestFailed,
  }),
  queryPage<NewRequestPageQuery>({
    path: "/new-request",
    query: newRequestQuery,
    fetchPolicy: "network-only",
    load: () =>
      Promise.all([import("../../intake/requests/new/NewRequestPage.tsx"), failures()]).then(
        ([file]) => file.NewRequestPage,
      ),
    Waiting: lazily(waiting, "NewRequestWaiting"),
    Failed: lazily(failures, "NewRequestFailed"),
  }),
];
