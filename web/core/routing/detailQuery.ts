import type { RouteObject } from "react-router-dom";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { relayContext } from "../relay/relayContext.ts";

interface DetailQueryOptions<Query extends OperationType> {
  query: PreloadableConcreteRequest<Query>;
  /** Null if the URL opens no detail. */
  variables: (search: URLSearchParams) => Query["variables"] | null;
}

/** A page with a `detailQuery`. */
export const withDetail = (page: RouteObject, detail: RouteObject): RouteObject =>
  Object.assign(page, { children: [detail] });

/**
 * The query of the detail that the URL opens beside a page's list, for `useDetailQuery`. It starts
 * with the navigation, so it waits neither for the list nor for the detail's code.
 */
export function detailQuery<Query extends OperationType>(options: DetailQueryOptions<Query>): RouteObject {
  const { query, variables } = options;
  const variablesAt = ({ searchParams }: URL) => variables(searchParams);
  return {
    index: true,
    // It has no outlet: the page renders the detail.
    element: null,
    loader: async ({ context, url }) => {
      const opened = variablesAt(url);
      if (opened === null) return null;
      const [{ startQuery }, environment] = await Promise.all([
        import("../relay/WithQuery.tsx"),
        context.get(relayContext)(),
      ]);
      return startQuery<Query>(environment, query, opened, { fetchPolicy: "store-and-network" });
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.href === nextUrl.href ||
      JSON.stringify(variablesAt(currentUrl)) !== JSON.stringify(variablesAt(nextUrl)),
  };
}
