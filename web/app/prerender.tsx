import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, type RouteObject } from "react-router-dom";
import type { ResourceEntry } from "../../shared/community/directory/rules.ts";
import { partOf } from "../community/directory/useEntries.ts";
import { Frame } from "./App.tsx";
import { deskPages } from "./desk.ts";
import type { Locale } from "../core/i18n/i18n.tsx";
import { StaticPages } from "../core/routing/AppRouter.tsx";
import type { PageHandle } from "../core/routing/page.tsx";
import type { ReadyPage } from "./readyPage.ts";
import { loaderContext, routes } from "./routes.tsx";
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
    ...(path && path !== "*" ? [path] : []),
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
  const requestContext = loaderContext({
    openRelay,
    directory: { entries: () => entries, places: () => Promise.reject(noServer()) },
  });
  const handler = createStaticHandler(routes.map(inBuild));
  const context = await handler.query(new Request(new URL(address, origin)), { requestContext });
  if (context instanceof Response) throw new Error(`${address} leads to ${context.headers.get("location")}`);
  for (const error of Object.values(context.errors ?? {}))
    throw new Error(`${address} failed`, { cause: error });
  const where = { pathname, search: searchParams, language: locale };
  const loaderData = Object.fromEntries(
    Object.entries(context.loaderData).flatMap(([id, loaded]) =>
      loaded ? [[id, partOf(loaded, where)]] : [],
    ),
  );
  const router = createStaticRouter(handler.dataRoutes, { ...context, loaderData });

  const { prelude } = await prerenderToNodeStream(
    <Frame locale={locale}>
      <StaticPages router={router} context={context} />
    </Frame>,
    // No part is sent later by a script.
    { onError: refuse, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const ready: ReadyPage = { search, loaderData };
  const { tagline } = await words(locale);
  return {
    ...apart(await text(prelude)),
    data: JSON.stringify(ready).replaceAll("<", "\\u003c"),
    description: tagline,
  };
}

/** A page that needs the running server shows its placeholder. */
function inBuild({ children, ...route }: RouteObject): RouteObject {
  const { lazy, loader: _loader, HydrateFallback, ...rest } = route;
  const isComplete = !lazy || (route.handle as PageHandle | undefined)?.loadStatic;
  const own = isComplete ? route : { ...rest, Component: HydrateFallback };
  return { ...own, ...(children && { children: children.map(inBuild) }) } as RouteObject;
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
