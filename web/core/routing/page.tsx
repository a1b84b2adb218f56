import type { ComponentType } from "react";
import type { PreloadedQuery } from "react-relay";
import type { LoaderFunction, Params, RouteObject } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { wordsReady } from "../i18n/i18n.tsx";
import { readPreferences } from "../device/preferences.ts";
import { Failed as PageFailed, Waiting as PageWaiting } from "./fallbacks.tsx";
import { lazyPage } from "./lazyPage.tsx";
import { relayContext } from "../relay/relayContext.ts";
import { relayed } from "../relay/lazyWithRelay.tsx";

interface Where {
  params: Params;
  search: URLSearchParams;
}

interface PageOptions<Props> {
  path: string;
  /** Imports the page's code: `() => import("…").then((file) => file.RequestsPage)`. */
  load: () => Promise<ComponentType<Props>>;
  /** Shown while the first data is loading. */
  Waiting?: ComponentType;
  /** Shown if that fails: usually `() => <Failed message={…} />`. */
  Failed?: ComponentType;
}

interface PlainPageOptions extends PageOptions<object> {
  /** It has no query, but sends mutations. */
  usesRelay?: boolean;
  /** Data from another source than GraphQL. */
  loader?: LoaderFunction;
}

/** A route's `handle`. */
export interface PageHandle {
  /** Imports the code of a page that the build renders as a whole, without Relay. */
  loadStatic?: () => Promise<ComponentType>;
}

interface QueryPageOptions<Query extends OperationType> extends PageOptions<{
  queryRef: PreloadedQuery<Query>;
}> {
  /**
   * The query's `@preloadable` parameters: `import params from
   * "#relay/RequestsPageQuery$parameters"`.
   */
  query: PreloadableConcreteRequest<Query>;
  variables?: (where: Where) => Query["variables"];
  /** A prefilled form waits for the server: `network-only`. */
  fetchPolicy?: "store-and-network" | "network-only";
  /** Requires a session, so a visitor's browser does not send it. */
  needsSession?: boolean;
}

/** A page without a query. */
export function page(options: PlainPageOptions): RouteObject {
  const { path, load, loader, usesRelay, Waiting = PageWaiting, Failed = PageFailed } = options;
  const loadPage = () => withWords(usesRelay ? () => relayed(load) : load);
  const handle: PageHandle = usesRelay ? {} : { loadStatic: loadPage };
  return {
    ...{ path, handle, lazy: lazyPage(loadPage), HydrateFallback: Waiting, ErrorBoundary: Failed },
    ...(loader && { loader }),
  };
}

/** A page with a query: code and data start loading in parallel on navigation. */
export function queryPage<Query extends OperationType>(options: QueryPageOptions<Query>): RouteObject {
  const { path, query, load, variables = () => ({}), Waiting = PageWaiting, Failed = PageFailed } = options;
  const { fetchPolicy = "store-and-network", needsSession = false } = options;
  const variablesAt = ({ searchParams }: URL, params: Params) => variables({ params, search: searchParams });

  return {
    path,
    loader: async ({ context, params, url }) => {
      const [{ startQuery }, environment] = await Promise.all([withQueries(), context.get(relayContext)()]);
      return startQuery<Query>(environment, query, variablesAt(url, params), {
        fetchPolicy,
        networkCacheConfig: { metadata: { needsSession } },
      });
    },
    // A tab or a filter in the URL reloads only if it changes the query's variables; Retry (same
    // URL) does.
    shouldRevalidate: ({ currentUrl, currentParams, nextUrl, nextParams }) =>
      currentUrl.href === nextUrl.href ||
      JSON.stringify(variablesAt(currentUrl, currentParams)) !==
        JSON.stringify(variablesAt(nextUrl, nextParams)),
    lazy: lazyPage(async () => {
      const [Page, { WithQuery }] = await Promise.all([withWords(load), withQueries()]);
      return () => <WithQuery Page={Page} query={query} Waiting={Waiting} />;
    }),
    HydrateFallback: Waiting,
    ErrorBoundary: Failed,
  };
}

/** The code, and its words in the person's language. */
async function withWords<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await load();
  await wordsReady(readPreferences().language);
  return code;
}

const withQueries = () => import("../relay/WithQuery.tsx");
