import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from "react";
import type { NavigateOptions, Router, RouterState, To } from "./createRouter.ts";

export const RouterContext = createContext<Router | undefined>(undefined);
export const LocationContext = createContext<Pick<RouterState, "location" | "action"> | undefined>(undefined);
export const StateContext = createContext<RouterState | undefined>(undefined);
/** The id of the route that a component belongs to. */
export const RouteContext = createContext("");
export const OutletContext = createContext<ReactNode>(null);
export const ErrorContext = createContext<unknown>(undefined);

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is no RouterProvider around this component");
  return value;
}

export const useRouter = () => known(use(RouterContext));

export const useLocation = () => known(use(LocationContext)).location;

/** How the current location was reached. */
export const useNavigationType = () => known(use(LocationContext)).action;

/** The address that is loading, if any. */
export const useNextLocation = () => known(use(StateContext)).next;

/** What the loader of the component's route returned. */
export function useLoaderData(): unknown {
  const id = use(RouteContext);
  return known(use(StateContext)).data[id];
}

/** In an `ErrorBoundary`: what it shows. */
export const useRouteError = () => use(ErrorContext);

/** The parameters in the URL. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Opens an address: `navigate("/requests")`. */
export const useNavigate = () => useRouter().navigate;

/** The page of the next inner route. */
export const Outlet = () => use(OutletContext);

/** Opens an address when it is rendered. */
export function Navigate({ to, replace = false }: { to: To; replace?: NavigateOptions["replace"] }) {
  const navigate = useNavigate();
  const address = JSON.stringify(to);
  const open = useCallback(
    () => void navigate(JSON.parse(address) as To, { replace }),
    [navigate, address, replace],
  );
  useEffect(open, [open]);
  return null;
}
