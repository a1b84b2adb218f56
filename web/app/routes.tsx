import {
  createBrowserRouter,
  RouterContextProvider,
  type DOMRouterOpts,
  type RouteObject,
} from "react-router-dom";
import { Loading } from "../design/text/Loading.tsx";
import { eventRoutes } from "../community/events/routes.tsx";
import { blankRoutes } from "../intake/blank/routes.tsx";
import { spokenRoutes } from "../community/languages/routes.tsx";
import { exitRoutes } from "../community/exit/routes.tsx";
import { feedbackRoutes } from "../community/feedback/routes.tsx";
import { deviceLockRoutes } from "../accounts/device-lock/routes.tsx";
import { directoryContext, type Directory } from "../community/directory/directory.ts";
import { directoryRoutes } from "../community/directory/routes.tsx";
import { galleryRoutes } from "../design/gallery/routes.tsx";
import { homeRoutes } from "../community/home/routes.tsx";
import { landingRoutes } from "../community/landing/routes.tsx";
import { incidentRoutes } from "../community/incidents/routes.tsx";
import { offlineRoutes } from "../community/offline/routes.tsx";
import { recipientRoutes } from "../officers/recipients/routes.tsx";
import { requestRoutes } from "../officers/requests/routes.tsx";
import { rightsRoutes } from "../community/rights/routes.tsx";
import { verificationRoutes } from "../officers/verification/routes.tsx";
import type { AppRouter } from "../core/routing/AppRouter.tsx";
import { createRedirect, redirectContext, type Redirect } from "../core/routing/redirects.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { NotFound } from "./NotFound.tsx";
import { relayContext, type OpenRelay } from "../core/relay/relayContext.ts";
import { Root, RootFailed } from "./Root.tsx";
import { FullShell, MobileShell } from "./shell/shells.tsx";

/** Each domain lists its pages in its own routes.tsx; here they get their shell. */
const inMobileShell: RouteObject[] = [
  ...homeRoutes,
  ...directoryRoutes,
  ...rightsRoutes,
  ...incidentRoutes,
  ...eventRoutes,
  ...feedbackRoutes,
  ...requestRoutes,
  ...offlineRoutes,
  ...exitRoutes,
  ...spokenRoutes,
];

const fullWidth: RouteObject[] = [
  ...blankRoutes,
  ...landingRoutes,
  ...verificationRoutes,
  ...deviceLockRoutes,
  ...recipientRoutes,
  ...galleryRoutes,
];

const fullWidthId = "full-width";

/**
 * All pages but the administrators', which load on first use, so that no one else loads even their
 * names.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootFailed,
    HydrateFallback: Loading,
    children: [
      {
        path: "/",
        loader: ({ context, url }) => context.get(redirectContext)(url, "/home"),
        Component: Loading,
      },
      { id: fullWidthId, Component: FullShell, children: within(fullWidth) },
      { Component: MobileShell, children: within([...inMobileShell, { path: "*", Component: NotFound }]) },
    ],
  },
];

interface Services {
  openRelay: OpenRelay;
  /** The directory of help; the browser's own by default. */
  directory?: Directory | undefined;
}

interface RouterServices extends Services {
  /** The administrators' pages. */
  loadDesk?: () => Promise<RouteObject[]>;
  /** Until then neither code nor data is loaded. */
  start?: Promise<void>;
}

type Create = (
  routes: RouteObject[],
  options: Pick<DOMRouterOpts, "getContext" | "patchRoutesOnNavigation">,
) => AppRouter;

/** The app's router; tests give another `create`. */
export function openRouter(services: RouterServices, create: Create = createBrowserRouter): AppRouter {
  const { loadDesk = importDesk, start } = services;
  const redirect = createRedirect(() => router.state);
  const router: AppRouter = create(routes, {
    async getContext() {
      await start;
      return loaderContext(services, redirect);
    },
    async patchRoutesOnNavigation({ path, patch }) {
      if (isDesk(path)) patch(fullWidthId, within(await loadDesk()));
    },
  });
  return router;
}

const isDesk = (path: string) => /^\/admin(?:\/|$)/i.test(path);

/** The values for loaders. */
export function loaderContext({ openRelay, directory }: Services, redirect?: Redirect) {
  const context = new RouterContextProvider();
  context.set(relayContext, openRelay);
  if (directory) context.set(directoryContext, directory);
  if (redirect) context.set(redirectContext, redirect);
  return context;
}

const importDesk = () => import("./desk.ts").then((file) => file.deskPages);

/** A failed page leaves its shell in place. */
function within(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorPage, children }];
}
