import { matchRoutes, type RouteObject } from "react-router-dom";
import { isStaticRoute } from "../core/routing/page.tsx";

/** The data of a prerendered page. */
export interface ReadyPage {
  /** The part of the URL that it was rendered for; the browser's may have more. */
  search: string;
  loaderData: Record<string, unknown>;
}

/** What the build wrote next to the page (scripts/lib/pages.mjs). */
export function readReadyPage(): ReadyPage | undefined {
  const written = document.getElementById("page-data")?.textContent;
  return written ? (JSON.parse(written) as ReadyPage) : undefined;
}

/** The code of the current page, for hydration. */
export async function loadMatched(routes: RouteObject[], pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      const { lazy } = route;
      if (!isStaticRoute(route) || typeof lazy !== "object" || !lazy.Component) return;
      route.Component = await lazy.Component();
      delete route.lazy;
    }),
  );
}
