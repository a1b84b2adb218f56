import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProviderRow_provider$key } from "#relay/ProviderRow_provider.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Disclosure } from "../../design/layout/Disclosure.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { ConnectedAccounts } from "./ConnectedAccounts.tsx";
import { ProviderDialog } from "./ProviderDialog.tsx";
import { words } from "./words.desk.ts";

interface ProviderRowProps {
  provider: ProviderRow_provider$key;
  onChanged: () => void;
}

/** One provider: what it is, its test, and the accounts that it signs in. */
export function ProviderRow({ provider: ref, onChanged }: ProviderRowProps) {
  const t = useWords(words);
  const [isEditing, setEditing] = useState(false);
  const provider = useFragment(
    graphql`
      fragment ProviderRow_provider on IdentityProvider {
        number
        key
        kind
        name
        agency
        issuer
        redirectUri
        isActive
        accounts {
          ...ConnectedAccounts_accounts
        }
        ...ProviderDialog_provider
      }
    `,
    ref,
  );
  const { key, kind, name, isActive, accounts } = provider;
  return (
    <li>
      <Card
        title={name}
        level={3}
        aside={<Badge tone={isActive ? "positive" : "neutral"}>{isActive ? t.active : t.inactive}</Badge>}
      >
        <Muted>{kind === "officer" ? t.forAgency(provider.agency) : t.kinds[kind]}</Muted>
        <BreakableText text={provider.issuer} />
        <div>
          <Muted>{t.redirect}</Muted> <BreakableText text={provider.redirectUri} />
        </div>
        <Cluster>
          <Button variant="quiet" icon="pencil" aria-label={t.editOf(name)} onPress={() => setEditing(true)}>
            {t.edit}
          </Button>
          <ButtonLink
            href={`/sign-in/${key}?test=1`}
            rel="external"
            variant="quiet"
            icon="eye"
            aria-label={t.testOf(name)}
          >
            {t.test}
          </ButtonLink>
        </Cluster>
        <Muted>{t.testHint}</Muted>
        {kind === "admin" && (
          <Disclosure title={t.accounts(accounts.length)} level={4}>
            <ConnectedAccounts provider={provider.number} accounts={accounts} onChanged={onChanged} />
          </Disclosure>
        )}
      </Card>
      {isEditing && (
        <ProviderDialog provider={provider} onClose={() => setEditing(false)} onSaved={onChanged} />
      )}
    </li>
  );
}
