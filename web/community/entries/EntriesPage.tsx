import { use } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { EntriesPage_query$key } from "#relay/EntriesPage_query.graphql";
import type { EntriesPageQuery } from "#relay/EntriesPageQuery.graphql";
import type { EntriesPageSubscription } from "#relay/EntriesPageSubscription.graphql";
import { jurisdictions, resourceTypes } from "../../../shared/community/directory/rules.ts";
import { entryViews } from "../../../shared/community/entries/views.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { BulkBar } from "../../shell/desk/bulk/BulkBar.tsx";
import { useSelection } from "../../shell/desk/bulk/useSelection.ts";
import { DeskWorkspace } from "../../shell/desk/workspace/DeskWorkspace.tsx";
import { ListFilter } from "../../shell/desk/lists/ListFilter.tsx";
import { useMay } from "../../shell/desk/permissions.ts";
import { columnsFor } from "../../shell/desk/lists/columnsFor.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { words } from "./words.desk.ts";
import { ConfirmEntries } from "./ConfirmEntries.tsx";
import { EntryForms, EntryFormsAround } from "./EntryForms.tsx";
import { entryList, stateIn } from "./entryList.ts";
import { ExportButton } from "./ExportButton.tsx";
import { entryKey, readEntryRow, useEntryColumns } from "./useEntryColumns.tsx";
import { useSettledReport } from "./useSettledReport.ts";

const EntryDetail = lazily(() => import("./EntryDetail.tsx"), "EntryDetail");

const fragment = graphql`
  fragment EntriesPage_query on Query @refetchable(queryName: "EntriesPagePaginationQuery") {
    directoryEntries(filter: $filter, first: $first, after: $after)
      @connection(key: "EntriesPage_directoryEntries") {
      totalCount
      edges {
        node {
          ...useEntryColumns_entry
        }
      }
    }
  }
`;
const query = graphql`
  query EntriesPageQuery($filter: EntryFilter!, $first: Int!, $after: String) @preloadable {
    ...EntriesPage_query
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

interface EntriesPageProps {
  queryRef: PreloadedQuery<EntriesPageQuery>;
}

/** The directory's desk: entries are confirmed, corrected, retired, added and imported here. */
export const EntriesPage = ({ queryRef }: EntriesPageProps) => (
  <EntryFormsAround>
    <Entries queryRef={queryRef} />
  </EntryFormsAround>
);

function Entries({ queryRef }: EntriesPageProps) {
  const t = useWords(words);
  const data = usePreloadedQuery<EntriesPageQuery>(query, queryRef);
  const [{ directoryEntries }, list] = useLiveList<EntriesPage_query$key, EntriesPageSubscription>(
    fragment,
    data,
    {
      subscription,
    },
  );
  const [address] = useSearch();
  const [report, leaveReport] = useSettledReport();
  const forms = use(EntryForms);
  const may = useMay();
  const rows = directoryEntries.edges.map(({ node }) => readEntryRow(node));
  const selection = useSelection(rows, entryKey);
  const columns = columnsFor(may("workDesk"), useEntryColumns(selection));
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <Cluster>
          <ExportButton state={stateIn(address)} />
          {may("workDesk") && (
            <>
              <Button variant="quiet" icon="upload" onPress={forms.import}>
                {t.importTitle}
              </Button>
              <Button icon="plus" onPress={() => forms.edit(null)}>
                {t.add}
              </Button>
            </>
          )}
        </Cluster>
      }
    >
      <Stack>
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
        <DeskWorkspace
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
          detail={{ label: t.detail, keys: t.keys, Content: EntryDetail }}
        />
      </Stack>
    </Page>
  );
}
