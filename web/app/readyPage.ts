import { matchRoutes, type RouteObject } from "react-router-dom";
import { isStaticRoute } from "../core/routing/page.tsx";

/** What a page that came ready from the server was made of. */
export interface ReadyPage {
  /** The part of the address that it was made for; the browser's own may say more. */
  search: string;
  loaderData: Record<string, unknown>;
}

/** What the build wrote beside the page (scripts/lib/pages.mjs). */
export function readReadyPage(): ReadyPage | undefined {
  const written = document.getElementById("page-data")?.textContent;
  return written ? (JSON.parse(written) as ReadyPage) : undefined;
}

/** The code of the page that stands there, so that the client finds it as the server left it. */
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
