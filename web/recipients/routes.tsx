import type { CaseTrackingPageQuery } from "#relay/CaseTrackingPageQuery.graphql";
import caseTrackingPageQuery from "#relay/CaseTrackingPageQuery$parameters";
import { queryPage } from "../app/page.tsx";
import { OfficerFailed } from "../verification/failures.tsx";
import { CaseTrackingWaiting } from "./CaseTrackingWaiting.tsx";

export const recipientRoutes = [
  queryPage<CaseTrackingPageQuery>({
    path: "/case-tracking",
    query: caseTrackingPageQuery,
    load: () => import("./CaseTrackingPage.tsx").then((file) => file.CaseTrackingPage),
    Waiting: CaseTrackingWaiting,
    Failed: OfficerFailed,
  }),
];
