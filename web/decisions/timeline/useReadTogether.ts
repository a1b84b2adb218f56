import { useDeferredValue } from "react";
import { maxRows } from "../../../shared/core/graphql/pages.ts";

/**
 * Which requests of a list are read in one query with the one at a place: as many as an answer may
 * have. The list is drawn before they are asked for.
 */
export function useReadTogether(numbers: readonly number[]): (place: number) => readonly number[] {
  const shown = useDeferredValue(numbers);
  return (place) => shown.slice(place - (place % maxRows), place - (place % maxRows) + maxRows);
}
