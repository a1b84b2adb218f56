import {
  Component,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import type { Router, RouterState } from "./createRouter.ts";
import type { Location } from "./history.ts";
import {
  ErrorContext,
  LocationContext,
  OutletContext,
  RouteContext,
  RouterContext,
  StateContext,
} from "./hooks.ts";
import { missingIn } from "./load.ts";
import { componentOf, type Match } from "./routes.ts";

interface RouterProviderProps {
  router: Router;
  /** A caught error of a loader or a component. */
  onError?: (error: unknown) => void;
}

/**
 * Shows the router's page. Every change is a transition: a page whose parts are still loading does
 * not replace the current one.
 */
export function RouterProvider({ router, onError = ignore }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  const [first] = useState(state);
  useLayoutEffect(() => {
    let known = first.errors;
    const follow = (next: RouterState) => {
      if (next.errors !== known) for (const error of Object.values(next.errors)) onError(error);
      known = next.errors;
      startTransition(() => setState(next));
    };
    if (router.state !== first) follow(router.state);
    return router.subscribe(follow);
  }, [router, first, onError]);

  const { action, location, matches, data, errors, isRevalidating } = state;
  const here = useMemo(() => ({ location, action }), [location, action]);
  const page = useMemo(
    () => pageOf({ location, matches, data, errors, isRevalidating }, onError),
    [location, matches, data, errors, isRevalidating, onError],
  );
  return (
    <RouterContext value={router}>
      <LocationContext value={here}>
        <StateContext value={state}>{page}</StateContext>
      </LocationContext>
    </RouterContext>
  );
}

const ignore = () => {};

type Shown = Pick<RouterState, "location" | "matches" | "data" | "errors" | "isRevalidating">;

/** From the innermost route outwards. */
function pageOf(shown: Shown, onError: (error: unknown) => void): ReactNode {
  const { location, errors, isRevalidating } = shown;
  const failedAt = shown.matches.findIndex(({ id }) => id in errors);
  const until = failedAt < 0 ? shown.matches : shown.matches.slice(0, failedAt + 1);
  const { matches, Waiting } = whatIsHere(until, shown);
  return matches.reduceRight<ReactNode>((outlet, { id, route }, at) => {
    const failed = route.ErrorBoundary && elementOf(route.ErrorBoundary);
    const isLast = at === matches.length - 1;
    const Page = (isLast && Waiting) || componentOf(route);
    const isFailed = at === failedAt;
    const content = isFailed ? (
      <ErrorContext value={errors[id]}>{failed}</ErrorContext>
    ) : Page ? (
      elementOf(Page)
    ) : (
      outlet
    );
    const inside = (
      <RouteContext value={id}>
        <OutletContext value={outlet}>{content}</OutletContext>
      </RouteContext>
    );
    return failed && !isFailed ? (
      <Guard {...{ location, isRevalidating, failed, onError }}>{inside}</Guard>
    ) : (
      inside
    );
  }, null);
}

/** Until a route has its code and data, it or one around it is shown as waiting. */
function whatIsHere(
  matches: readonly Match[],
  { data, errors }: Shown,
): { matches: readonly Match[]; Waiting?: ComponentType } {
  const missing = missingIn({ matches, data, errors });
  if (missing < 0) return { matches };
  const shown = matches.slice(0, missing + 1);
  while (shown.length > 1 && !shown.at(-1)?.route.Waiting) shown.pop();
  return { matches: shown, Waiting: shown.at(-1)?.route.Waiting ?? (() => null) };
}

const elements = new WeakMap<ComponentType, ReactElement>();

/** Always the same one, so that a change of the router's state does not render the page again. */
function elementOf(Page: ComponentType): ReactElement {
  const element = elements.get(Page) ?? <Page />;
  elements.set(Page, element);
  return element;
}

interface GuardProps {
  location: Location;
  isRevalidating: boolean;
  failed: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface GuardState {
  location: Location;
  isRevalidating: boolean;
  problem?: { error: unknown } | undefined;
}

/** Shows a route's failure until the address changes or the page is loaded again. */
class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = {
    location: this.props.location,
    isRevalidating: this.props.isRevalidating,
  };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { problem: { error } };
  }

  static getDerivedStateFromProps({ location, isRevalidating }: GuardProps, state: GuardState): GuardState {
    const isOver = state.location !== location || (state.isRevalidating && !isRevalidating);
    return { location, isRevalidating, problem: isOver ? undefined : state.problem };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    return <ErrorContext value={problem.error}>{this.props.failed}</ErrorContext>;
  }
}
