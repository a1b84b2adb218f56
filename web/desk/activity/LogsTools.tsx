import { useSearch } from "../../core/routing/useSearch.ts";
import { changeLogsAddress, type LogsAddress } from "./logsAddress.ts";
import { LogsFilters } from "./LogsFilters.tsx";

/** Search and filters of the logs, kept in the URL. */
export function LogsTools(asked: LogsAddress) {
  const [, setAddress] = useSearch();
  return <LogsFilters {...asked} onChange={(next) => setAddress((now) => changeLogsAddress(now, next))} />;
}
