import { lazy, useMemo } from "react";
import { useDeskParts } from "../../shell/desk/deskParts.ts";

/** Sections that other domains add, loaded when they are opened. */
export function useCaseHelp() {
  const parts = useDeskParts();
  return useMemo(
    () =>
      parts.flatMap(({ id, loadCaseHelp: load }) =>
        load ? [{ part: id, Help: lazy(() => load().then((Help) => ({ default: Help }))) }] : [],
      ),
    [parts],
  );
}
