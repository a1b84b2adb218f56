import { redirect, LoaderContext, type RouteObject } from "../core/routing/router/routes.ts";
import { Loading } from "../design/text/Loading.tsx";
import { eventRoutes } from "../community/events/routes.tsx";
import { exitRoutes } from "../community/exit/routes.tsx";
import { feedbackRoutes } from "../community/feedback/routes.tsx";
import { directoryContext, type Directory } from "../community/directory/directory.ts";
import { directoryRoutes } from "../community/directory/routes.tsx";
import { galleryRoutes } from "../design/gallery/routes.tsx";
import { homeRoutes } from "../community/home/routes.tsx";
import { landingRoutes } from "../community/landing/routes.tsx";
import { incidentRoutes } from "../community/incidents/routes.tsx";
import { offlineRoutes } from "../shell/offline/routes.tsx";
import { recipientRoutes } from "../intake/recipients/routes.tsx";
import { requestRoutes } from "../intake/requests/routes.tsx";
import { rightsRoutes } from "../community/rights/routes.tsx";
import { verificationRoutes } from "../officers/verification/routes.tsx";
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
];

const fullWidth: RouteObject[] = [
  ...landingRoutes,
  ...verificationRoutes,
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
    Waiting: Loading,
    children: [
      { path: "/", loader: () => redirect("/home"), Component: Loading },
      { id: fullWidthId, Component: FullShell, children: within(fullWidth) },
      { Component: MobileShell, children: within([...inMobileShell, { path: "*", Component: NotFound }]) },
    ],
  },
];

interface Ways {
  openRelay: OpenRelay;
  /** The directory of help; the browser's own by default. */
  directory?: Directory;
  /** The administrators' pages. */
  loadDesk?: () => Promise<RouteObject[]>;
}

/** The options of a router: `createRouter(routes, history, routerOptions({ openRelay }))`. */
export const routerOptions = ({ openRelay, directory, loadDesk = importDesk }: Ways) => ({
  more: {
    have: (path: string) => /^\/admin(?:\/|$)/i.test(path),
    under: fullWidthId,
    load: async () => within(await loadDesk()),
  },
  getContext: () => {
    const context = new LoaderContext().set(relayContext, openRelay);
    return directory ? context.set(directoryContext, directory) : context;
  },
});

const importDesk = () => import("./deskRoutes.tsx").then((file) => file.deskPages);

/** A failed page leaves its shell in place. */
function within(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorPage, children }];
}
