import type { VerificationPageQuery } from "#relay/VerificationPageQuery.graphql";
import verificationPageQuery from "#relay/VerificationPageQuery$parameters";
import { lazily } from "../../core/routing/lazily.ts";
import { page, queryPage } from "../../core/routing/page.tsx";

const failures = () => import("./failures.tsx");

/** The officer's sign-in; full width. */
export const verificationRoutes = [
  page({
    path: "/officer-login",
    load: () => import("./officer/OfficerFormPage.tsx").then((file) => file.OfficerFormPage),
  }),
  queryPage<VerificationPageQuery>({
    path: "/verification",
    query: verificationPageQuery,
    needsSession: true,
    load: () =>
      Promise.all([import("./VerificationPage.tsx"), failures()]).then(([file]) => file.VerificationPage),
    Waiting: lazily(failures, "VerificationWaiting"),
    Failed: lazily(failures, "VerificationFailed"),
  }),
];
