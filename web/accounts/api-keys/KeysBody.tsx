import { useState } from "react";
import { graphql } from "react-relay";
import type { accountChangesSubscription } from "#relay/accountChangesSubscription.graphql";
import type { KeysBody_query$key } from "#relay/KeysBody_query.graphql";
import type { KeysBodyQuery } from "#relay/KeysBodyQuery.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { LoadMore } from "../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../shell/desk/usePanelQuery.ts";
import { accountChanges } from "../admins/accounts/accountChanges.ts";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import { KeyRecipientDialog, type SeenKey } from "./KeyRecipientDialog.tsx";
import { KeyRow } from "./KeyRow.tsx";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { useKeyActs } from "./useKeyActs.ts";

/** An account that loses its rights loses its keys, so its changes are changes of the keys. */
const fragment = graphql`
  fragment KeysBody_query on Query @refetchable(queryName: "KeysBodyPaginationQuery") {
    apiKeys(first: $first, after: $after) @connection(key: "KeysBody_apiKeys") {
      totalCount
      edges {
        node {
          id
          name
          ...KeyRow_key
        }
      }
    }
  }
`;
const query = graphql`
  query KeysBodyQuery($first: Int!, $after: String) {
    ...KeysBody_query
  }
`;

/** API keys: revoked by security officers, made by super administrators. */
export function KeysBody() {
  const t = useWords(words);
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<{ id: string; name: string }>();
  const [changing, setChanging] = useState<SeenKey>();
  const [run, passwordDialog] = usePasswordAgain();
  const { revoke } = useKeyActs();
  const data = usePanelQuery<KeysBodyQuery>(query, firstPage);
  const [{ apiKeys }, list] = useLiveList<KeysBody_query$key, accountChangesSubscription>(fragment, data, {
    subscription: accountChanges,
  });
  const { readAgain } = list;
  async function doRevoke() {
    if (!revoking) return;
    await run(() => revoke({ input: { id: revoking.id } }));
    toast({ title: t.revoked(revoking.name), tone: "positive" });
    readAgain();
  }
  return (
    <Stack>
      <p>{t.text}</p>
      <Cluster isSpread>
        <May do="manageSystem">
          <Button icon="plus" onPress={() => setMaking(true)}>
            {t.add}
          </Button>
        </May>
        <Muted>
          <TextLink href="/api/docs">{t.docs}</TextLink>
        </Muted>
      </Cluster>
      {apiKeys.edges.length === 0 ? (
        <EmptyState icon="lock" text={t.empty} />
      ) : (
        <Stack as="ul" gap="sm">
          {apiKeys.edges.map(({ node: key }) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              onRevoke={() => setRevoking({ id: key.id, name: key.name })}
              onRecipient={(seen) => setChanging({ id: key.id, name: key.name, ...seen })}
            />
          ))}
        </Stack>
      )}
      <LoadMore list={list} total={apiKeys.totalCount} />
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} onMade={readAgain} />}
      {changing && <KeyRecipientDialog seen={changing} onClose={() => setChanging(undefined)} />}
      {revoking && (
        <ConfirmDialog
          title={t.revokeTitle(revoking.name)}
          isOpen
          onClose={() => setRevoking(undefined)}
          onConfirm={doRevoke}
          confirmText={t.revoke}
          isDangerous
        >
          <p>{t.revokeText}</p>
        </ConfirmDialog>
      )}
      {passwordDialog}
    </Stack>
  );
}
