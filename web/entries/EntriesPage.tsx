import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { EntriesPageQuery } from "#relay/EntriesPageQuery.graphql";
import type { EntriesPageSubscription } from "#relay/EntriesPageSubscription.graphql";
import { jurisdictions, resourceTypes } from "#shared/directory/rules";
import { entryViews } from "#shared/entries/rules";
import { useLiveList } from "../core/relay/useLiveList.ts";
import { BulkBar } from "../admin/bulk/BulkBar.tsx";
import { useSelection } from "../admin/bulk/useSelection.ts";
import { DeskList } from "../admin/DeskList.tsx";
import { ListFilter } from "../admin/ListFilter.tsx";
import { useMay } from "../admin/permissions.ts";
import { columnsFor } from "../admin/columnsFor.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useSearch } from "../core/routing/useSearch.ts";
import { Button } from "../design/controls/Button.tsx";
import { Cluster, Stack } from "../design/layout/layout.tsx";
import { Notice } from "../design/text/Notice.tsx";
import { Page } from "../design/layout/Page.tsx";
import { words } from "./words.desk.ts";
import { ConfirmEntries } from "./ConfirmEntries.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { entryList, stateIn } from "./entryList.ts";
import { ExportButton } from "./ExportButton.tsx";
import { ImportDialog } from "./ImportDialog.tsx";
import { RetireDialog } from "./RetireDialog.tsx";
import { useEntryColumns, type Entry } from "./useEntryColumns.tsx";
import { useSettledReport } from "./useSettledReport.ts";

type Opened = { what: "edit"; entry: Entry | null } | { what: "retire"; entry: Entry } | { what: "import" };

const query = graphql`
  query EntriesPageQuery($filter: EntryFilter!, $first: Int!, $after: String) @preloadable {
    directoryEntries(filter: $filter, first: $first, after: $after)
      @connection(key: "EntriesPage_directoryEntries") {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...useEntryColumns_entry @relay(mask: false)
        }
      }
    }
  }
`;
const subscription = graphql`
  subscription EntriesPageSubscription {
    entryChanged {
      entry {
        ...useEntryColumns_entry
      }
    }
  }
`;

/** The directory's desk: entries are confirmed, corrected, retired, added and imported here. */
export function EntriesPage({ queryRef }: { queryRef: PreloadedQuery<EntriesPageQuery> }) {
  const t = useWords(words);
  const { directoryEntries } = usePreloadedQuery<EntriesPageQuery>(query, queryRef);
  const list = useLiveList<EntriesPageSubscription>(query, queryRef.variables, directoryEntries, {
    subscription,
  });
  const [address] = useSearch();
  const [report, leaveReport] = useSettledReport();
  const [opened, setOpened] = useState<Opened>();
  const [on] = useState(() => ({
    edit: (entry: Entry) => setOpened({ what: "edit", entry }),
    retire: (entry: Entry) => setOpened({ what: "retire", entry }),
  }));
  const may = useMay();
  const rows = directoryEntries.edges.map(({ node }) => node);
  const selection = useSelection(rows, ({ id }) => id);
  const columns = columnsFor(may("workDesk"), useEntryColumns(on.edit, on.retire, selection));
  const close = () => setOpened(undefined);
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        <Cluster>
          {may("workDesk") && (
            <>
              <Button icon="plus" onPress={() => setOpened({ what: "edit", entry: null })}>
                {t.add}
              </Button>
              <Button variant="quiet" icon="upload" onPress={() => setOpened({ what: "import" })}>
                {t.importTitle}
              </Button>
            </>
          )}
          <ExportButton state={stateIn(address)} />
        </Cluster>
        {report && (
          <Notice tone="info" title={t.settles}>
            <Stack gap="xs">
              <p>{t.settlesText}</p>
              <Cluster>
                <Button variant="quiet" onPress={leaveReport}>
                  {t.leaveReport}
                </Button>
              </Cluster>
            </Stack>
          </Notice>
        )}
        {selection.chosen.length > 0 && (
          <BulkBar count={selection.chosen.length} onClear={selection.clear}>
            <ConfirmEntries chosen={selection.chosen} onDone={selection.deselect} />
          </BulkBar>
        )}
        <DeskList
          shape={entryList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{ label: t.filter, options: entryViews.map((id) => ({ id, label: t.views[id] })) }}
          filters={
            <>
              <ListFilter
                label={t.state}
                name="state"
                options={[
                  { id: "any", label: t.allStates },
                  { id: "US", label: t.national },
                  ...jurisdictions.map(([id, label]) => ({ id, label })),
                ]}
              />
              <ListFilter
                label={t.type}
                name="type"
                options={[
                  { id: "any", label: t.allTypes },
                  ...resourceTypes.map((id) => ({ id, label: t.typeName(id) })),
                ]}
              />
            </>
          }
          columns={columns}
          rows={rows}
          total={directoryEntries.totalCount}
          list={list}
          empty={t.empty}
        />
      </Stack>
      {opened?.what === "edit" && <EntryDialog entry={opened.entry} onClose={close} />}
      {opened?.what === "retire" && <RetireDialog entry={opened.entry} onClose={close} />}
      {opened?.what === "import" && <ImportDialog onClose={close} />}
    </Page>
  );
}
