import { lazy, Suspense, useCallback, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AccountsPanelQuery } from "#relay/AccountsPanelQuery.graphql";
import { DeskPanel } from "../../admin/DeskPanel.tsx";
import { useReconnect } from "../../core/relay/useReconnect.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { AccountCounters } from "./AccountCounters.tsx";
import { words } from "../words.desk.ts";
import { useAccountActs } from "./useAccountActs.tsx";
import { useAccountChanges } from "./useAccountChanges.ts";

/** The counters are shown first. */
const AccountTable = lazy(() =>
  import("./AccountTable.tsx").then((file) => ({ default: file.AccountTable })),
);

/**
 * The administrators' accounts on the dashboard: visible to all administrators, editable by super
 * admins.
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
      {(fetchKey) => <Accounts fetchKey={fetchKey} />}
    </DeskPanel>
  );
}

function Accounts({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  const [changes, setChanges] = useState(0);
  const readAgain = useCallback(() => setChanges((times) => times + 1), []);
  const { viewer, admins } = useLazyLoadQuery<AccountsPanelQuery>(
    graphql`
      query AccountsPanelQuery {
        viewer {
          admin {
            role
          }
        }
        admins {
          ...AccountCounters_admins
          rows {
            ...useAccountColumns_admin @relay(mask: false)
          }
        }
      }
    `,
    {},
    { fetchKey: `${fetchKey}.${changes}`, fetchPolicy: "store-and-network" },
  );
  useAccountChanges(readAgain);
  useReconnect(readAgain);
  const { onAct, dialogs } = useAccountActs(readAgain);
  const isSuper = viewer.admin?.role === "super_admin";
  return (
    <Stack>
      <AccountCounters admins={admins} />
      {isSuper && (
        <Cluster>
          <Button icon="plus" isDisabled>
            {t.createAdmin}
          </Button>
          <Muted>
            {t.toPage} <TextLink href="/admin/user-management">{t.toPageLink}</TextLink>
          </Muted>
        </Cluster>
      )}
      <Suspense fallback={<Loading />}>
        <AccountTable rows={admins.rows} {...(isSuper && { onAct })} />
      </Suspense>
      {dialogs}
    </Stack>
  );
}
