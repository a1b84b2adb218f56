import { startTransition, use, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ProvidersBodyQuery } from "#relay/ProvidersBodyQuery.graphql";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { PanelReading } from "../../shell/desk/usePanelQuery.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { ProviderDialog } from "./ProviderDialog.tsx";
import { ProviderRow } from "./ProviderRow.tsx";
import { words } from "./words.desk.ts";

const query = graphql`
  query ProvidersBodyQuery {
    identityProviders {
      number
      ...ProviderRow_provider
    }
  }
`;

/** The providers, each with its connected accounts. */
export function ProvidersBody() {
  const t = useWords(words);
  const [isAdding, setAdding] = useState(false);
  const [changes, setChanges] = useState(0);
  const reading = use(PanelReading) + changes;
  const { identityProviders } = useLazyLoadQuery<ProvidersBodyQuery>(query, {}, fetchOptions(reading));
  const readAgain = () => startTransition(() => setChanges((count) => count + 1));
  return (
    <Stack>
      <p>{t.text}</p>
      <Cluster>
        <Button icon="plus" onPress={() => setAdding(true)}>
          {t.add}
        </Button>
      </Cluster>
      {identityProviders.length === 0 ? (
        <EmptyState icon="shield" text={t.empty} />
      ) : (
        <Stack as="ul" gap="sm">
          {identityProviders.map((provider) => (
            <ProviderRow key={provider.number} provider={provider} onChanged={readAgain} />
          ))}
        </Stack>
      )}
      {isAdding && <ProviderDialog provider={null} onClose={() => setAdding(false)} onSaved={readAgain} />}
    </Stack>
  );
}
