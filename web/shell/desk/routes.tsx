import type { RouteObject } from "react-router-dom";
import shellQuery from "#relay/AdminShellQuery$parameters";
import type { AdminShellQuery } from "#relay/AdminShellQuery.graphql";
import type { Permission } from "../../../shared/core/access/roles.ts";
import { lazyPage } from "../../core/routing/lazyPage.tsx";
import { page, queryPage } from "../../core/routing/page.tsx";
import { Failed } from "../../core/routing/fallbacks.tsx";
import type { DeskPart } from "./desk.ts";
import { DeskWaiting } from "./DeskWaiting.tsx";

/** The administrators' area: the shell loads the account, and each part brings its pages. */
export const deskRoutes = (parts: readonly DeskPart[], forAnyone: RouteObject[]): RouteObject[] => [
  withPages(
    queryPage<AdminShellQuery>({
      path: "/admin",
      query: shellQuery,
      Waiting: DeskWaiting,
      load: () => import("./shell/AdminShell.tsx").then((file) => file.adminShell(parts)),
    }),
    [
      Object.assign(
        page({
          path: "/admin/dashboard",
          load: () => import("./DashboardPage.tsx").then((file) => file.DashboardPage),
          usesRelay: true,
        }),
        { children: parts.flatMap(({ overDashboard }) => overDashboard ?? []) },
      ),
      ...forAnyone,
      ...parts.flatMap(({ needs, withinAgencies, routes }) => {
        if (!routes) return [];
        const own = withinAgencies ? routes : [ofProgram(routes)];
        return needs === "anyone" ? own : needing(needs, own);
      }),
    ],
  ),
];

/** The account does not change with the page; a failed page leaves the shell in place. */
const withPages = (shell: RouteObject, pages: RouteObject[]) =>
  Object.assign(shell, {
    shouldRevalidate: () => false,
    children: [{ ErrorBoundary: Failed, children: pages }],
  });

/** Pages that are shown only to people who see the whole program. */
export const ofProgram = (children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(() => import("./ForProgram.tsx").then((file) => file.ProgramGuard)),
  children,
});

/** Pages that are shown only to accounts whose roles permit it; others see which role is needed. */
const needing = (permission: Permission, children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(() => import("./RoleNeeded.tsx").then((file) => file.guardFor(permission))),
  children,
});
