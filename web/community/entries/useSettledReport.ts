import { useSearch } from "../../core/routing/useSearch.ts";

/** The report that led here, by its id in the URL, which is removed after it is resolved. */
export function useSettledReport(): readonly [string | undefined, () => void] {
  const [address, setAddress] = useSearch();
  const leave = () =>
    setAddress((now) => {
      now.delete("report");
      return now;
    });
  return [address.get("report") ?? undefined, leave];
}
