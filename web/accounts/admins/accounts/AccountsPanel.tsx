import { Suspense } from "react";
import { graphql } from "react-relay";
import { lazily } from "../../../core/routing/lazily.ts";
import type { AccountsPanel_query$key } from "#relay/AccountsPanel_query.graphql";
import type { AccountsPanelQuery } from "#relay/AccountsPanelQuery.graphql";
import type { accountChangesSubscription } from "#relay/accountChangesSubscription.graphql";
import { DeskPanel } from "../../../shell/desk/DeskPanel.tsx";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { AccountCounters } from "./AccountCounters.tsx";
import { words } from "../words.desk.ts";
import { useAccountActs } from "./useAccountActs.tsx";
import { readAccount } from "./useAccountColumns.tsx";
import { accountChanges } from "./accountChanges.ts";
import { allAccounts } from "./allAccounts.ts";

/** The counters are shown first. */
const AccountTable = lazily(() => import("./AccountTable.tsx"), "AccountTable");

/**
 * The administrators' accounts on the dashboard: visible to all administrators, editable by super
 * admins; security officers end sessions.
 */
export function AccountsPanel() {
  const t = useWords(words);
  return (
    <DeskPanel
      id="accounts"
      title={t.accounts}
      icon="users"
      isOpenAtFirst
      refreshed={{ title: t.refreshed }}
      failed={t.fetchFailed}
    >
      {() => <Accounts />}
    </DeskPanel>
  );
}

const fragment = graphql`
  fragment AccountsPanel_query on Query @refetchable(queryName: "AccountsPanelPaginationQuery") {
    admins(first: $first, after: $after) @connection(key: "AccountsPanel_admins") {
      ...AccountCounters_admins
      totalCount
      edges {
        node {
          ...useAccountColumns_admin
        }
      }
    }
  }
`;
const query = graphql`
  query AccountsPanelQuery($first: Int!, $after: String) {
    ...AccountsPanel_query
  }
`;

function Accounts() {
  const t = useWords(words);
  const may = useMay();
  const data = usePanelQuery<AccountsPanelQuery>(query, allAccounts);
  const [{ admins }, list] = useLiveList<AccountsPanel_query$key, accountChangesSubscription>(
    fragment,
    data,
    {
      subscription: accountChanges,
    },
  );
  const rows = admins.edges.map(({ node }) => readAccount(node));
  const { onAct, dialogs } = useAccountActs(rows, list.readAgain);
  return (
    <Stack>
      <AccountCounters admins={admins} />
      {may("manageSystem") && (
        <Cluster>
          <Button icon="plus" isDisabled>
            {t.createAdmin}
          </Button>
          <Muted>
            {t.toPage} <TextLink href="/admin/user-management">{t.toPageLink}</TextLink>
          </Muted>
        </Cluster>
      )}
      <Suspense fallback={<Loading shape="rows" />}>
        <AccountTable
          list={list}
          total={admins.totalCount}
          rows={rows}
          {...(may("manageSecurity") && { onAct })}
        />
      </Suspense>
      {dialogs}
    </Stack>
  );
}
