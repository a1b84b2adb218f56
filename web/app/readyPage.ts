import { createMatcher, loadCode, type RouteObject } from "../core/routing/router/routes.ts";

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

/** Loads the code of the current page, for hydration. */
export async function loadMatched(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const matched = createMatcher(routes)(pathname).filter(({ route }) => route.isStatic);
  await Promise.all(matched.map(({ route }) => loadCode(route)));
}
