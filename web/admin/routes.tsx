import type { RouteObject } from "react-router-dom";
import shellQuery from "#relay/AdminShellQuery$parameters";
import type { AdminShellQuery } from "#relay/AdminShellQuery.graphql";
import { page, queryPage } from "../core/routing/page.tsx";
import { Failed } from "../core/routing/fallbacks.tsx";
import type { DeskPart } from "./desk.ts";

/**
 * The administrators' area: the shell asks who is here, the domains bring their pages and, with
 * `parts`, what the shell shows of them.
 */
export const deskRoutes = (parts: readonly DeskPart[], pages: RouteObject[]): RouteObject[] => [
  withPages(
    queryPage<AdminShellQuery>({
      path: "/admin",
      query: shellQuery,
      load: () => import("./AdminShell.tsx").then((file) => file.adminShell(parts)),
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

/** Who is here does not change with the page; a page that fails leaves the shell standing. */
const withPages = (shell: RouteObject, pages: RouteObject[]) =>
  Object.assign(shell, {
    shouldRevalidate: () => false,
    children: [{ ErrorBoundary: Failed, children: pages }],
  });
