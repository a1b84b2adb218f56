import { Suspense, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { AgenciesPageQuery } from "#relay/AgenciesPageQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { agencyWithId, readAgencyRow, useAgencyColumns } from "./useAgencyColumns.tsx";
import { words } from "./words.desk.ts";

const AgencyDialog = lazily(() => import("./AgencyDialog.tsx"), "AgencyDialog");

/** The agencies, with what each has. The shell's list of them is the same, and changes with it. */
export function AgenciesPage({ queryRef }: { queryRef: PreloadedQuery<AgenciesPageQuery> }) {
  const t = useWords(words);
  const { revalidate } = useRevalidator();
  const { viewer } = usePreloadedQuery<AgenciesPageQuery>(
    graphql`
      query AgenciesPageQuery @preloadable {
        viewer {
          admin {
            agencies {
              ...useAgencyColumns_agency
            }
          }
        }
      }
    `,
    queryRef,
  );
  /** The id of the open one, or "new". */
  const [opened, setOpened] = useState<string>();
  const [onEdit] = useState(
    () =>
      ({ id }: { id: string }) =>
        setOpened(id),
  );
  const columns = useAgencyColumns(onEdit);
  const agencies = (viewer.admin?.agencies ?? []).map(readAgencyRow);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <Button icon="plus" onPress={() => setOpened("new")}>
          {t.add}
        </Button>
      }
    >
      <Table
        label={t.title}
        columns={columns}
        rows={agencies}
        empty={<EmptyState icon="shield" title={t.emptyTitle} text={t.empty} />}
      />
      <Suspense>
        {opened !== undefined && (
          <AgencyDialog
            key={opened}
            agency={agencyWithId(agencies, opened)}
            onChanged={() => void revalidate()}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Page>
  );
}
