import { lazy, type ComponentType } from "react";

/**
 * A component that is loaded when it is first shown: `lazily(() => import("…/failures.tsx"),
 * "ListFailed")`.
 */
export const lazily = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
