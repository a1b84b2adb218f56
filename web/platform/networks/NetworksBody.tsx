import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { NetworksBodyQuery } from "#relay/NetworksBodyQuery.graphql";
import { networkForm } from "../../../shared/platform/networks/rules.ts";
import { May } from "../../shell/desk/May.tsx";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import type { NetworksBodyListMutation } from "#relay/NetworksBodyListMutation.graphql";
import type { NetworksBodyUnlistMutation } from "#relay/NetworksBodyUnlistMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** The shared networks, which security officers list and remove. */
export function NetworksBody({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  const format = useFormat();
  const [reading, setReading] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ number: number; label: string }>();
  const [run, passwordDialog] = usePasswordAgain();
  const { list, unlist } = useNetworkActs();
  const { sharedNetworks } = useLazyLoadQuery<NetworksBodyQuery>(
    graphql`
      query NetworksBodyQuery {
        sharedNetworks {
          number
          cidr
          label
          listedBy
          createdAt
        }
      }
    `,
    {},
    { fetchKey: `${fetchKey} ${reading}`, fetchPolicy: "store-and-network" },
  );
  const good = (title: string) => {
    toast({ title, tone: "positive" });
    setReading((times) => times + 1);
  };
  async function add(input: { cidr: string; label: string }) {
    await run(() => list({ input }));
    setAdding(false);
    good(t.listed(input.label));
  }
  async function remove() {
    if (!removing) return;
    const { number, label } = removing;
    await run(() => unlist({ input: { number } }));
    good(t.removed(label));
  }
  return (
    <Stack>
      <p>{t.text}</p>
      <May do="manageSecurity">
        <Cluster>
          <Button icon="plus" onPress={() => setAdding(true)}>
            {t.add}
          </Button>
        </Cluster>
      </May>
      {sharedNetworks.length === 0 ? (
        <EmptyState icon="users" text={t.empty} />
      ) : (
        <Stack as="ul" gap="sm">
          {sharedNetworks.map(({ number, cidr, label, listedBy, createdAt }) => (
            <li key={number}>
              <Card title={label} level={3}>
                <Cluster isSpread>
                  <Stack gap="xs">
                    <code translate="no" dir="auto">
                      {cidr}
                    </code>
                    <Muted>{t.by(listedBy, format.dateTime(createdAt))}</Muted>
                  </Stack>
                  <May do="manageSecurity">
                    <Button
                      variant="quiet"
                      aria-label={t.removeOf(label)}
                      onPress={() => setRemoving({ number, label })}
                    >
                      {t.remove}
                    </Button>
                  </May>
                </Cluster>
              </Card>
            </li>
          ))}
        </Stack>
      )}
      {isAdding && (
        <FormDialog
          title={t.add}
          schema={networkForm}
          onSubmit={add}
          onClose={() => setAdding(false)}
          words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
          icon="plus"
          over={passwordDialog}
        >
          <TextField name="cidr" label={t.cidr} description={t.cidrHint} autoComplete="off" isRequired />
          <TextField
            name="label"
            label={t.label}
            description={t.labelHint}
            maxLength={80}
            autoComplete="off"
            isRequired
          />
        </FormDialog>
      )}
      {removing && (
        <ConfirmDialog
          title={t.removeTitle(removing.label)}
          isOpen
          onClose={() => setRemoving(undefined)}
          onConfirm={remove}
          confirmText={t.remove}
          isDangerous
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
      {!isAdding && passwordDialog}
    </Stack>
  );
}

/** An administrator's actions on shared networks. */
function useNetworkActs() {
  const [list] = useAction<NetworksBodyListMutation>(graphql`
    mutation NetworksBodyListMutation($input: ListNetworkInput!) {
      listNetwork(input: $input) {
        network {
          number
        }
      }
    }
  `);
  const [unlist] = useAction<NetworksBodyUnlistMutation>(graphql`
    mutation NetworksBodyUnlistMutation($input: UnlistNetworkInput!) {
      unlistNetwork(input: $input) {
        network {
          number
        }
      }
    }
  `);
  return { list, unlist };
}
