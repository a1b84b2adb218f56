import { Suspense, type ComponentType } from "react";
import { loadQuery, useQueryLoader, type PreloadedQuery } from "react-relay";
import {
  createContext,
  useLoaderData,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
  type ShouldRevalidateFunction,
} from "react-router-dom";
import type { Environment, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { Loading } from "../design/Loading.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

/** How a loader reaches the Relay store of its router. */
export const relayContext = createContext<Environment>();

interface Where {
  params: Params;
  search: URLSearchParams;
}

interface PageOptions<Props> {
  path: string;
  /** Imports the page's code: `() => import("./RequestsPage.tsx").then((file) => file.RequestsPage)`. */
  load: () => Promise<ComponentType<Props>>;
  /** What stands in while the first data is on its way. */
  Waiting?: ComponentType;
  /** What stands in when that fails: mostly `() => <ErrorPage message={…} />`. */
  Failed?: ComponentType;
}

interface QueryPageOptions<Query extends OperationType> extends PageOptions<{
  queryRef: PreloadedQuery<Query>;
}> {
  /** The query's `@preloadable` parameters: `import params from "#relay/RequestsPageQuery$parameters"`. */
  query: PreloadableConcreteRequest<Query>;
  variables?: (where: Where) => Query["variables"];
  /** A form that is filled once waits for the server: `network-only`. */
  fetchPolicy?: "store-and-network" | "network-only";
}

/** A page without a query of its own. */
export function page({
  path,
  load,
  Waiting = Loading,
  Failed = ErrorPage,
}: PageOptions<object>): RouteObject {
  return {
    path,
    lazy: { Component: load },
    HydrateFallback: Waiting,
    ErrorBoundary: Failed,
  };
}

/** A page with a query: its code and its data start loading at the same moment, when somebody goes there. */
export function queryPage<Query extends OperationType>(options: QueryPageOptions<Query>): RouteObject {
  const { path, query, load, variables = () => ({}), Waiting = Loading, Failed = ErrorPage } = options;
  const { fetchPolicy = "store-and-network" } = options;
  const variablesAt = (url: URL | string, params: Params) =>
    variables({ params, search: new URL(url).searchParams });

  return {
    path,
    loader: ({ context, params, request }: LoaderFunctionArgs) =>
      loadQuery<Query>(context.get(relayContext), query, variablesAt(request.url, params), {
        fetchPolicy,
      }),
    // A tab or a filter in the address loads again only when it changes what the query asks for; Retry (same address) does.
    shouldRevalidate: ({
      currentUrl,
      currentParams,
      nextUrl,
      nextParams,
    }: Parameters<ShouldRevalidateFunction>[0]) =>
      currentUrl.href === nextUrl.href ||
      JSON.stringify(variablesAt(currentUrl, currentParams)) !==
        JSON.stringify(variablesAt(nextUrl, nextParams)),
    lazy: {
      Component: async () => {
        const Page = await load();
        return () => <WithQuery Page={Page} query={query} Waiting={Waiting} />;
      },
    },
    HydrateFallback: Waiting,
    ErrorBoundary: Failed,
  };
}

/** Holds the query reference that the loader started and gives it back when the page leaves. */
function WithQuery<Query extends OperationType>(props: {
  Page: ComponentType<{ queryRef: PreloadedQuery<Query> }>;
  query: PreloadableConcreteRequest<Query>;
  Waiting: ComponentType;
}) {
  const { Page, query, Waiting } = props;
  const started = useLoaderData<PreloadedQuery<Query>>();
  const [queryRef] = useQueryLoader<Query>(query, started);
  return <Suspense fallback={<Waiting />}>{queryRef && <Page queryRef={queryRef} />}</Suspense>;
}
