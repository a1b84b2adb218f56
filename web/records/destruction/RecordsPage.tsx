import { useCallback } from "react";
import { graphql, usePreloadedQuery, useRefetchableFragment, type PreloadedQuery } from "react-relay";
import type { RecordsPageQuery } from "#relay/RecordsPageQuery.graphql";
import type { RecordsPageRefetchQuery } from "#relay/RecordsPageRefetchQuery.graphql";
import type { RecordsPage_records$key } from "#relay/RecordsPage_records.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Page } from "../../design/layout/Page.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { HoldsTab } from "../holds/HoldsTab.tsx";
import { SchedulesTab } from "../schedules/SchedulesTab.tsx";
import { DueTab } from "./DueTab.tsx";
import { words } from "./words.desk.ts";

/** Holds, schedules and what is due, for super administrators. */
export function RecordsPage({ queryRef }: { queryRef: PreloadedQuery<RecordsPageQuery> }) {
  const t = useWords(words);
  const [search, setSearch] = useSearch();
  const read = usePreloadedQuery<RecordsPageQuery>(
    graphql`
      query RecordsPageQuery @preloadable {
        ...RecordsPage_records
      }
    `,
    queryRef,
  );
  const [records, refetch] = useRefetchableFragment<RecordsPageRefetchQuery, RecordsPage_records$key>(
    graphql`
      fragment RecordsPage_records on Query @refetchable(queryName: "RecordsPageRefetchQuery") {
        ...HoldsTab_records
        ...SchedulesTab_records
        ...DueTab_records
      }
    `,
    read,
  );
  const reload = useCallback(() => void refetch({}, { fetchPolicy: "store-and-network" }), [refetch]);
  return (
    <Page title={t.title} lead={t.lead}>
      <Tabs
        label={t.tabsLabel}
        selected={search.get("tab") ?? "holds"}
        onSelect={(tab) => setSearch((now) => withTab(now, tab))}
        tabs={[
          { id: "holds", label: t.tabs.holds, content: <HoldsTab records={records} onChange={reload} /> },
          {
            id: "schedules",
            label: t.tabs.schedules,
            content: <SchedulesTab records={records} onChange={reload} />,
          },
          { id: "due", label: t.tabs.due, content: <DueTab records={records} onChange={reload} /> },
        ]}
      />
    </Page>
  );
}

function withTab(now: URLSearchParams, tab: string) {
  const next = new URLSearchParams(now);
  next.set("tab", tab);
  return next;
}
