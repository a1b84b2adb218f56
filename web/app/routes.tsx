import { redirect, RouterContextProvider, type RouteObject } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { Loading } from "../design/Loading.tsx";
import { adminRoutes } from "../admins/routes.tsx";
import { eventRoutes } from "../events/routes.tsx";
import { feedbackRoutes } from "../feedback/routes.tsx";
import { directoryRoutes } from "../directory/routes.tsx";
import { homeRoutes } from "../home/routes.tsx";
import { landingRoutes } from "../landing/routes.tsx";
import { incidentRoutes } from "../incidents/routes.tsx";
import { offlineRoutes } from "../offline/routes.tsx";
import { recipientRoutes } from "../recipients/routes.tsx";
import { requestRoutes } from "../requests/routes.tsx";
import { rightsRoutes } from "../rights/routes.tsx";
import { verificationRoutes } from "../verification/routes.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { NotFound } from "./NotFound.tsx";
import { relayContext } from "./page.tsx";
import { Root } from "./Root.tsx";
import { FullShell, MobileShell } from "./shells.tsx";

/** Each domain lists its pages in its own routes.tsx; here they get their shell (spec 2). */
const inMobileShell: RouteObject[] = [
  ...homeRoutes,
  ...directoryRoutes,
  ...rightsRoutes,
  ...incidentRoutes,
  ...eventRoutes,
  ...feedbackRoutes,
  ...requestRoutes,
  ...offlineRoutes,
];

const fullWidth: RouteObject[] = [
  ...landingRoutes,
  ...verificationRoutes,
  ...recipientRoutes,
  ...adminRoutes,
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Loading,
    children: [
      { index: true, loader: () => redirect("/home"), Component: Loading },
      { Component: FullShell, children: within(fullWidth) },
      { Component: MobileShell, children: within([...inMobileShell, { path: "*", Component: NotFound }]) },
    ],
  },
];

/** What a router needs besides the routes: `createBrowserRouter(routes, routerOptions(environment))`. */
export const routerOptions = (environment: Environment) => ({
  getContext: () => new RouterContextProvider(new Map([[relayContext, environment]])),
});

/** A page that fails leaves its shell standing. */
function within(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorPage, children }];
}
