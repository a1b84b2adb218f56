import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { useDebouncedRefetch } from "./useDebouncedRefetch.ts";

/**
 * Reloads the current page in place: `const readAgain = useLivePage()`, called by a subscription.
 */
export function useLivePage(): () => void {
  const { revalidate } = useRevalidator();
  return useDebouncedRefetch(useCallback(() => void revalidate(), [revalidate]));
}
