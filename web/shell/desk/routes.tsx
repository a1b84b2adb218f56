import type { RouteObject } from "react-router-dom";
import shellQuery from "#relay/AdminShellQuery$parameters";
import type { AdminShellQuery } from "#relay/AdminShellQuery.graphql";
import { page, queryPage } from "../../core/routing/page.tsx";
import { Failed } from "../../core/routing/fallbacks.tsx";
import type { DeskPart } from "./desk.ts";

/**
 * The administrators' area: the shell loads the account, and the domains provide pages and `parts`.
 */
export const deskRoutes = (parts: readonly DeskPart[], pages: RouteObject[]): RouteObject[] => [
  withPages(
    queryPage<AdminShellQuery>({
      path: "/admin",
      query: shellQuery,
      load: () => import("./shell/AdminShell.tsx").then((file) => file.adminShell(parts)),
    }),
    [
      page({
        path: "/admin/dashboard",
        load: () => import("./DashboardPage.tsx").then((file) => file.DashboardPage),
        usesRelay: true,
      }),
      ...pages,
    ],
  ),
];

/** The account does not change with the page; a failed page leaves the shell in place. */
const withPages = (shell: RouteObject, pages: RouteObject[]) =>
  Object.assign(shell, {
    shouldRevalidate: () => false,
    children: [{ ErrorBoundary: Failed, children: pages }],
  });
