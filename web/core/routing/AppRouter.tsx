import { createContext, use } from "react";
import {
  RouterProvider,
  StaticRouterProvider,
  type createBrowserRouter,
  type StaticHandlerContext,
} from "react-router-dom";

declare module "react-router" {
  /** Loaders get their values from a `RouterContextProvider`. */
  interface Future {
    v8_middleware: true;
  }
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

const RouterContext = createContext<AppRouter | undefined>(undefined);

/**
 * The router itself, for its newest state. The library's hooks tell what is rendered, which is
 * older while a page is loading.
 */
export function useRouter(): AppRouter {
  const router = use(RouterContext);
  if (!router) throw new Error("There is no Pages around this component");
  return router;
}

interface PagesProps {
  router: AppRouter;
  /** A caught error of a loader or a component. */
  onError?: (error: unknown) => void;
}

/** The router's page. */
export const Pages = ({ router, onError }: PagesProps) => (
  <RouterContext value={router}>
    <RouterProvider router={router} {...(onError && { onError })} />
  </RouterContext>
);

/** The same in the build; React pairs both trees when it hydrates the page. */
export const StaticPages = ({ router, context }: { router: AppRouter; context: StaticHandlerContext }) => (
  <RouterContext value={router}>
    <StaticRouterProvider router={router} context={context} hydrate={false} />
  </RouterContext>
);
