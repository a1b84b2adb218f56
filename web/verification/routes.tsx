import type { VerificationPageQuery } from "#relay/VerificationPageQuery.graphql";
import verificationPageQuery from "#relay/VerificationPageQuery$parameters";
import { page, queryPage } from "../app/page.tsx";
import { VerificationFailed, VerificationWaiting } from "./failures.tsx";

/** The officer's way in; full width (spec 2). */
export const verificationRoutes = [
  page({
    path: "/officer-login",
    usesRelay: true,
    load: () => import("./OfficerFormPage.tsx").then((file) => file.OfficerFormPage),
  }),
  queryPage<VerificationPageQuery>({
    path: "/verification",
    query: verificationPageQuery,
    load: () => import("./VerificationPage.tsx").then((file) => file.VerificationPage),
    Waiting: VerificationWaiting,
    Failed: VerificationFailed,
  }),
];
