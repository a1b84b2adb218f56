import accountQuery from "#relay/AccountPageQuery$parameters";
import { lazily } from "../../core/routing/lazily.ts";
import type { AccountPageQuery } from "#relay/AccountPageQuery.graphql";
import adminLoginQuery from "#relay/AdminLoginPageQuery$parameters";
import type { AdminLoginPageQuery } from "#relay/AdminLoginPageQuery.graphql";
import newAdminFormQuery from "#relay/NewAdminFormPageQuery$parameters";
import type { NewAdminFormPageQuery } from "#relay/NewAdminFormPageQuery.graphql";
import userManagementQuery from "#relay/UserManagementPageQuery$parameters";
import type { UserManagementPageQuery } from "#relay/UserManagementPageQuery.graphql";
import { allAccounts } from "./accounts/allAccounts.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { ofProgram } from "../../shell/desk/routes.tsx";

const AccountsFailed = lazily(() => import("./accounts/AccountsFailed.tsx"), "AccountsFailed");

/** The administrators' area; full width. */
export const adminRoutes = [
  queryPage<AdminLoginPageQuery>({
    path: "/admin/login",
    query: adminLoginQuery,
    load: () => import("./sign-in/AdminLoginPage.tsx").then((file) => file.AdminLoginPage),
  }),
  queryPage<NewAdminFormPageQuery>({
    path: "/admin/new-admin-form",
    query: newAdminFormQuery,
    load: () => import("./accounts/new/NewAdminFormPage.tsx").then((file) => file.NewAdminFormPage),
  }),
];

/** In the administrators' shell. */
export const accountRoutes = [
  queryPage<AccountPageQuery>({
    path: "/admin/account",
    query: accountQuery,
    load: () => import("./accounts/AccountPage.tsx").then((file) => file.AccountPage),
  }),
  ofProgram([
    queryPage<UserManagementPageQuery>({
      path: "/admin/user-management",
      query: userManagementQuery,
      variables: () => allAccounts,
      load: () => import("./accounts/UserManagementPage.tsx").then((file) => file.UserManagementPage),
      Failed: AccountsFailed,
    }),
  ]),
];
