import { Suspense, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { lazily } from "../../../core/routing/lazily.ts";
import type { UserManagementPage_query$key } from "#relay/UserManagementPage_query.graphql";
import type { UserManagementPageQuery } from "#relay/UserManagementPageQuery.graphql";
import type { accountChangesSubscription } from "#relay/accountChangesSubscription.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { ButtonLink, TextLink } from "../../../design/controls/links.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { AccountCounters } from "./AccountCounters.tsx";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { words } from "../words.desk.ts";
import { NewAccountForm } from "./new/NewAccountForm.tsx";
import { OnlySuperAdmins } from "./OnlySuperAdmins.tsx";
import { TemporarySecret, type TemporaryPassword } from "./new/TemporaryPassword.tsx";
import { accountChanges } from "./accountChanges.ts";
import { useAccountActs } from "./useAccountActs.tsx";
import { readAccount } from "./useAccountColumns.tsx";

/** The counters are shown first. */
const AccountList = lazily(() => import("./AccountList.tsx"), "AccountList");

const fragment = graphql`
  fragment UserManagementPage_query on Query @refetchable(queryName: "UserManagementPagePaginationQuery") {
    viewer {
      admin {
        role
      }
    }
    admins(first: $first, after: $after) @connection(key: "UserManagementPage_admins") {
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
  query UserManagementPageQuery($first: Int!, $after: String) @preloadable {
    ...UserManagementPage_query
  }
`;

/** The management page of administrators' accounts, for super admins. */
export function UserManagementPage({ queryRef }: { queryRef: PreloadedQuery<UserManagementPageQuery> }) {
  const data = usePreloadedQuery<UserManagementPageQuery>(query, queryRef);
  const [{ admins, viewer }, list] = useLiveList<UserManagementPage_query$key, accountChangesSubscription>(
    fragment,
    data,
    {
      subscription: accountChanges,
    },
  );
  const { readAgain } = list;
  const rows = admins.edges.map(({ node }) => readAccount(node));
  const t = useWords(words);
  const { onAct, dialogs } = useAccountActs(rows, readAgain);
  const [isOpen, setOpen] = useState(false);
  return (
    <OnlySuperAdmins role={viewer.admin?.role}>
      <Page
        title={t.title}
        lead={t.lead}
        above={
          <TextLink href="/admin/dashboard" icon="arrow-left">
            {t.back}
          </TextLink>
        }
        actions={
          <Cluster gap="xs">
            <ButtonLink href="/admin/new-admin-form" target="_blank" variant="quiet" icon="external">
              {t.ownWindow}
            </ButtonLink>
            <Button
              variant={isOpen ? "quiet" : "primary"}
              icon={isOpen ? "cross" : "plus"}
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              {isOpen ? t.closeForm : t.createAdmin}
            </Button>
          </Cluster>
        }
      >
        <AccountCounters admins={admins} />
        <NewAccount
          isOpen={isOpen}
          onCreated={() => {
            setOpen(false);
            readAgain();
          }}
        />
        <Suspense fallback={<Loading shape="rows" />}>
          <AccountList list={list} total={admins.totalCount} rows={rows} onAct={onAct} />
        </Suspense>
        {dialogs}
      </Page>
    </OnlySuperAdmins>
  );
}

interface NewAccountProps {
  isOpen: boolean;
  onCreated: () => void;
}

/** The form, and above it the latest password until it is dismissed. */
function NewAccount({ isOpen, onCreated }: NewAccountProps) {
  const t = useWords(words);
  const { agencies } = useSeen();
  const [made, setMade] = useState<TemporaryPassword>();
  function finish(account: TemporaryPassword) {
    setMade(account);
    onCreated();
  }
  return (
    <>
      {made && (
        <Notice tone="positive" title={t.temporaryTitle(made.username)} isAlert>
          <TemporarySecret of={made} />
          <Button variant="quiet" onPress={() => setMade(undefined)}>
            {t.done}
          </Button>
        </Notice>
      )}
      {isOpen && (
        <Card title={t.newAdmin}>
          <NewAccountForm agencies={agencies} onCreated={finish} />
        </Card>
      )}
    </>
  );
}
