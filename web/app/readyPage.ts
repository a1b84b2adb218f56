import { matchRoutes, type RouteObject } from "react-router-dom";
import type { PageHandle } from "../core/routing/page.tsx";

/** The data of a prerendered page. */
export interface ReadyPage {
  /** The part of the URL that it was rendered for; the browser's may have more. */
  search: string;
  loaderData: Record<string, unknown>;
}

/** What the build wrote next to the page (scripts/lib/build/pages.mjs). */
export function readReadyPage(): ReadyPage | undefined {
  const written = document.getElementById("page-data")?.textContent;
  return written ? (JSON.parse(written) as ReadyPage) : undefined;
}

/** Loads the code of the current page. The library hydrates a page only if it is not `lazy`. */
export async function loadMatched(routes: RouteObject[], pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      const { loadStatic } = (route.handle ?? {}) as PageHandle;
      if (loadStatic) Object.assign(route, { Component: await loadStatic(), lazy: undefined });
    }),
  );
}
