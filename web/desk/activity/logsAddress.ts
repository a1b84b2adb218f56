import {
  logStatuses,
  userTypes,
  type LogStatus,
  type UserType,
} from "../../../shared/desk/activity/rules.ts";
import { isCalendarDay } from "../../../shared/core/forms/fields.ts";
import { addDays, startOfDay } from "../../../shared/core/time/calendar.ts";
import type { DateRange } from "../../design/fields/DateRangePicker.tsx";
import { withParams } from "../../core/routing/withParams.ts";

/**
 * The filters of the logs in the dashboard's URL:
 * `?user=officer&status=failure&from=2026-11-01&to=2026-11-20&q=…`.
 */
export interface LogsAddress {
  search: string;
  user: UserType | "all";
  status: LogStatus | "all";
  days: DateRange | null;
}

/** Unknown values in a URL are ignored. */
export function readLogsAddress(address: URLSearchParams): LogsAddress {
  const [from, to] = [dayIn(address.get("from")), dayIn(address.get("to"))];
  return {
    search: (address.get("q") ?? "").slice(0, 100).trim(),
    user: userTypes.find((type) => type === address.get("user")) ?? "all",
    status: logStatuses.find((status) => status === address.get("status")) ?? "all",
    days: from && to && from <= to ? { from, to } : null,
  };
}

export function changeLogsAddress(address: URLSearchParams, change: Partial<LogsAddress>) {
  const { search: q, user, status, days } = change;
  const params = { q, user, status, from: days && days.from, to: days && days.to };
  return withParams(address, params, { user: "all", status: "all" });
}

/** The filter for the server: days begin and end in the time zone in which times are shown. */
export const filterOf = ({ search, user, status, days }: LogsAddress, zone: string) => ({
  search: search || null,
  userType: user === "all" ? null : user,
  status: status === "all" ? null : status,
  from: days ? startOfDay(zone, days.from).toISOString() : null,
  to: days ? startOfDay(zone, addDays(days.to, 1)).toISOString() : null,
});

const dayIn = (text: string | null) => (text !== null && isCalendarDay(text) ? text : undefined);
