import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { signInWays } from "../../../shared/accounts/identity-providers/rules.ts";
import type { ConnectedAccounts_accounts$key } from "#relay/ConnectedAccounts_accounts.graphql";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useProviderActs } from "./useProviderActs.ts";
import { words } from "./words.desk.ts";

interface ConnectedAccountsProps {
  provider: number;
  accounts: ConnectedAccounts_accounts$key;
  onChanged: () => void;
}

/** The accounts that a provider signs in, and how each of them may sign in. */
export function ConnectedAccounts({ provider, accounts: ref, onChanged }: ConnectedAccountsProps) {
  const t = useWords(words);
  const format = useFormat();
  const showFailure = useFailureToast();
  const { unlink, setSignIn } = useProviderActs();
  const [run, passwordDialog] = usePasswordAgain();
  const [leaving, setLeaving] = useState<{ adminNumber: number; name: string }>();
  const accounts = useFragment(
    graphql`
      fragment ConnectedAccounts_accounts on ConnectedAccount @relay(plural: true) {
        adminNumber
        username
        name
        signIn
        lastSignInAt
      }
    `,
    ref,
  );
  async function change(admin: number, way: (typeof signInWays)[number]) {
    try {
      await run(() => setSignIn({ input: { admin, signIn: way } }));
      toast({ title: t.waySaved, tone: "positive" });
    } catch (error) {
      showFailure(error, { failed: t.actFailed });
    }
    onChanged();
  }
  async function disconnect() {
    if (!leaving) return;
    await run(() => unlink({ input: { provider, admin: leaving.adminNumber } }));
    toast({ title: t.disconnected, tone: "positive" });
    onChanged();
  }
  if (accounts.length === 0) return <p>{t.noAccounts}</p>;
  return (
    <>
      <Stack as="ul" gap="sm">
        {accounts.map(({ adminNumber, username, name, signIn, lastSignInAt }) => (
          <li key={adminNumber}>
            <Cluster isSpread>
              <div>
                <b>{name}</b> <Muted>{username}</Muted>
                <Muted>
                  {t.lastSignIn}: {format.dateTime(lastSignInAt)}
                </Muted>
              </div>
              <Cluster>
                <Select
                  label={t.signsIn}
                  aria-label={t.signsInOf(name)}
                  value={signIn}
                  options={signInWays.map((id) => ({ id, label: t.ways[id] ?? id }))}
                  onChange={(way) => void change(adminNumber, way as (typeof signInWays)[number])}
                />
                <Button
                  variant="quiet"
                  aria-label={t.disconnectOf(name)}
                  onPress={() => setLeaving({ adminNumber, name })}
                >
                  {t.disconnect}
                </Button>
              </Cluster>
            </Cluster>
          </li>
        ))}
      </Stack>
      {leaving && (
        <ConfirmDialog
          title={`${t.disconnectOf(leaving.name)}?`}
          isOpen
          isDangerous
          confirmText={t.disconnect}
          onClose={() => setLeaving(undefined)}
          onConfirm={disconnect}
        >
          <p>{t.disconnectAsk}</p>
        </ConfirmDialog>
      )}
      {passwordDialog}
    </>
  );
}
