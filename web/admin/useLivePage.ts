import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { useDebouncedRefetch } from "./useDebouncedRefetch.ts";

/**
 * Reads the page at hand again, while it stands as it is: `const readAgain = useLivePage()`, called
 * by a subscription that tells of a change.
 */
export function useLivePage(): () => void {
  const { revalidate } = useRevalidator();
  return useDebouncedRefetch(useCallback(() => void revalidate(), [revalidate]));
}
