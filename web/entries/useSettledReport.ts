import { useSearch } from "../core/routing/useSearch.ts";

/**
 * The report that the reader came from, by its id in the address, and how it is left behind once it
 * is settled.
 */
export function useSettledReport(): readonly [string | undefined, () => void] {
  const [address, setAddress] = useSearch();
  const leave = () =>
    setAddress((now) => {
      now.delete("report");
      return now;
    });
  return [address.get("report") ?? undefined, leave];
}
