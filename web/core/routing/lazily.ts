import { lazy, useEffect, useEffectEvent, type LazyExoticComponent } from "react";
import { whenIdle } from "../device/whenIdle.ts";

/** Any component, as React's `lazy` takes it. */
type LoadedComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];
/** Code that is not loaded with its page. */
export interface Loaded {
  load: () => Promise<unknown>;
}

/**
 * A component that is loaded when it is first shown: `lazily(() => import("…/failures.tsx"),
 * "ListFailed")`.
 */
export function lazily<Name extends string, File extends Record<Name, LoadedComponent>>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<File[Name]> & Loaded {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { load },
  );
}

/**
 * Loads what may soon be opened when the browser is idle, so that it opens at once, and also
 * without a connection.
 */
export function useLoadedSoon(...parts: readonly Loaded[]) {
  const start = useEffectEvent(() => whenIdle(parts.map(({ load }) => load)));
  useEffect(() => start(), []);
}
