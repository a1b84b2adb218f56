import type { RouteObject } from "react-router-dom";
import shellQuery from "#relay/AdminShellQuery$parameters";
import type { AdminShellQuery } from "#relay/AdminShellQuery.graphql";
import { page, queryPage } from "../core/routing/page.tsx";
import { Failed } from "../core/routing/fallbacks.tsx";
import type { LoadDesk } from "./desk.ts";

/** The administrators' area: the shell asks who is here, the domains bring their pages and, with `loadDesk`, what the shell shows of them. */
export const deskRoutes = (loadDesk: LoadDesk, pages: RouteObject[]): RouteObject[] => [
  withPages(
    queryPage<AdminShellQuery>({
      path: "/admin",
      query: shellQuery,
      load: async () => {
        const [{ adminShell }, parts] = await Promise.all([import("./AdminShell.tsx"), loadDesk()]);
        return adminShell(parts);
      },
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
