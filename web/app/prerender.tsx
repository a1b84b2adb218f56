import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import type { ResourceEntry } from "../../shared/community/directory/rules.ts";
import { partOf } from "../community/directory/useEntries.ts";
import { Frame } from "./App.tsx";
import { deskPages } from "./deskRoutes.tsx";
import type { Locale } from "../core/i18n/i18n.tsx";
import { RouterProvider } from "../core/routing/router/RouterProvider.tsx";
import type { RouteObject } from "../core/routing/router/routes.ts";
import { loadStatic, staticRouter } from "../core/routing/router/staticRouter.ts";
import type { ReadyPage } from "./readyPage.ts";
import { routerOptions, routes } from "./routes.tsx";
import { words } from "./words.ts";

interface Wanted {
  /** With its search: `/home?state=TX`. */
  address: string;
  locale: Locale;
  /** The whole directory, as loaded into the database, in that language. */
  entries: readonly ResourceEntry[];
}

/** Every page's pattern, such as `/request/:number`; anything else is not found. */
export const addresses = (): string[] => addressesOf([...routes, ...deskPages]);

const addressesOf = (under: readonly RouteObject[]): string[] =>
  under.flatMap(({ path, children = [] }) => [
    ...(path && path !== "*" && path !== "/" ? [path] : []),
    ...addressesOf(children),
  ]);

const origin = "http://localhost";

interface Prerendered {
  html: string;
  /** The `<title>` element for the head. */
  title: string;
  /** The client's initial data, as JSON for a script element. */
  data: string;
  description: string;
}

/** A prerendered page. Relay pages show their fallback. */
export async function prerender({ address, locale, entries }: Wanted): Promise<Prerendered> {
  const { pathname, search, searchParams } = new URL(address, origin);
  const noServer = () => new Error("There is no server while pages are made");
  const openRelay = () => Promise.reject(noServer());
  const context = routerOptions({
    openRelay,
    directory: { entries: () => entries, places: () => Promise.reject(noServer()) },
  }).getContext();
  const state = await loadStatic(routes, address, context);
  const where = { pathname, search: searchParams, language: locale };
  const data = Object.fromEntries(
    Object.entries(state.data).map(([id, loaded]) => [id, partOf(loaded, where)]),
  );

  const { prelude } = await prerenderToNodeStream(
    <Frame locale={locale}>
      <RouterProvider router={staticRouter({ ...state, data })} />
    </Frame>,
    // No part is sent later by a script.
    { onError: refuse, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const ready: ReadyPage = { search, loaderData: data };
  const { tagline } = await words(locale);
  return {
    ...apart(await text(prelude)),
    data: JSON.stringify(ready).replaceAll("<", "\\u003c"),
    description: tagline,
  };
}

/** A page that cannot be rendered here must not be sent incomplete. */
function refuse(error: unknown) {
  throw error;
}

/** React writes the title in place; in a document it would move it to the head. */
function apart(written: string): { html: string; title: string } {
  const title = /<title>.*?<\/title>/.exec(written)?.[0] ?? "<title>SafeVoice</title>";
  return { title, html: written.replace(title, "") };
}
