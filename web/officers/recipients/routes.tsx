import type { CaseTrackingPageQuery } from "#relay/CaseTrackingPageQuery.graphql";
import caseTrackingPageQuery from "#relay/CaseTrackingPageQuery$parameters";
import { lazily } from "../../core/routing/lazily.ts";
import { queryPage } from "../../core/routing/page.tsx";

const failures = () => import("../verification/failures.tsx");

export const recipientRoutes = [
  queryPage<CaseTrackingPageQuery>({
    path: "/case-tracking",
    query: caseTrackingPageQuery,
    needsSession: true,
    load: () =>
      Promise.all([import("./CaseTrackingPage.tsx"), failures()]).then(([file]) => file.CaseTrackingPage),
    Waiting: lazily(() => import("./CaseTrackingWaiting.tsx"), "CaseTrackingWaiting"),
    Failed: lazily(failures, "OfficerFailed"),
  }),
];
