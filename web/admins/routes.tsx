import adminLoginQuery from "#relay/AdminLoginPageQuery$parameters";
import type { AdminLoginPageQuery } from "#relay/AdminLoginPageQuery.graphql";
import { queryPage } from "../core/routing/page.tsx";

/** The administrators' area; full width. */
export const adminRoutes = [
  queryPage<AdminLoginPageQuery>({
    path: "/admin/login",
    query: adminLoginQuery,
    load: () => import("./AdminLoginPage.tsx").then((file) => file.AdminLoginPage),
  }),
];
