import { useCallback, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { KeysBodyQuery } from "#relay/KeysBodyQuery.graphql";
import { ForSuperAdmins } from "../admin/ForSuperAdmins.tsx";
import { useAccountChanges } from "../admins/accounts/useAccountChanges.ts";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { useReconnect } from "../core/relay/useReconnect.ts";
import { Button } from "../design/controls/Button.tsx";
import { ConfirmDialog } from "../design/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../design/layout/layout.tsx";
import { TextLink } from "../design/controls/links.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import { KeyRow } from "./KeyRow.tsx";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { useKeyActs } from "./useKeyActs.ts";

export function KeysBody({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  return (
    <ForSuperAdmins otherwise={t.onlySuper}>
      <Keys fetchKey={fetchKey} />
    </ForSuperAdmins>
  );
}

function Keys({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  const [reading, setReading] = useState(0);
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<{ id: string; name: string }>();
  const [run, passwordDialog] = usePasswordAgain();
  const { revoke } = useKeyActs();
  const { apiKeys } = useLazyLoadQuery<KeysBodyQuery>(
    graphql`
      query KeysBodyQuery {
        apiKeys {
          id
          name
          ...KeyRow_key
        }
      }
    `,
    {},
    { fetchKey: `${fetchKey}.${reading}`, fetchPolicy: "store-and-network" },
  );
  const readAgain = useCallback(() => setReading((times) => times + 1), []);
  useAccountChanges(readAgain);
  useReconnect(readAgain);
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
        <Button icon="plus" onPress={() => setMaking(true)}>
          {t.add}
        </Button>
        <Muted>
          <TextLink href="/api/docs">{t.docs}</TextLink>
        </Muted>
      </Cluster>
      {apiKeys.length === 0 ? (
        <EmptyState icon="lock" text={t.empty} />
      ) : (
        <Stack as="ul" gap="sm">
          {apiKeys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking({ id: key.id, name: key.name })} />
          ))}
        </Stack>
      )}
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} onMade={readAgain} />}
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
