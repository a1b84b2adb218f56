import { Suspense } from "react";
import { lazily } from "../../core/routing/lazily.ts";
import { logStatuses, userTypes } from "../../../shared/desk/activity/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { SearchField } from "../../design/fields/SearchField.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { words } from "./words.desk.ts";
import type { LogsAddress } from "./logsAddress.ts";
import { Reserved } from "../../design/layout/Reserved.tsx";
import * as css from "./activity.css.ts";

/** A calendar is heavy and rarely used, so the list does not wait for it. */
const DateRangePicker = lazily(() => import("../../design/fields/DateRangePicker.tsx"), "DateRangePicker");

type LogsFiltersProps = LogsAddress & { onChange: (change: Partial<LogsAddress>) => void };

/** Search and filters, shared by the list and the export. */
export function LogsFilters({ search, user, status, days, onChange: change }: LogsFiltersProps) {
  const { logs: t, userTypes: types, statuses } = useWords(words);
  return (
    <div className={css.toolsWithDays}>
      <div className={css.wide}>
        <SearchField
          label={t.search}
          placeholder={t.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text.trim() })}
        />
      </div>
      <Select
        label={t.user}
        options={[
          { id: "all", label: t.allUsers },
          ...userTypes.map((id) => ({ id, label: types[id] ?? id })),
        ]}
        value={user}
        onChange={(chosen) => change({ user: userTypes.find((type) => type === chosen) ?? "all" })}
      />
      <Select
        label={t.status}
        options={[
          { id: "all", label: t.allStatuses },
          ...logStatuses.map((id) => ({ id, label: statuses[id] ?? id })),
        ]}
        value={status}
        onChange={(chosen) => change({ status: logStatuses.find((known) => known === chosen) ?? "all" })}
      />
      <Suspense fallback={<Reserved height="4.5rem" />}>
        <DateRangePicker
          name="days"
          label={t.days}
          value={days}
          onChange={(range) => change({ days: range })}
        />
      </Suspense>
    </div>
  );
}
