import { lazy, type ComponentType } from "react";

/**
 * A part of a file that is loaded when the part is first shown: `lazily(() =>
 * import("./failures.tsx"), "ListFailed")`.
 */
export const lazily = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
