import { graphql, useFragment } from "react-relay";
import type { KeyRow_key$key } from "#relay/KeyRow_key.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useSeen } from "../../shell/desk/agencies.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import type { SeenRecipient } from "./KeyRecipientDialog.tsx";
import { words } from "./words.desk.ts";

interface KeyRowProps {
  apiKey: KeyRow_key$key;
  onRevoke: () => void;
  onRecipient: (seen: SeenRecipient) => void;
}

/** One key: its scopes and last use, without the secret. */
export function KeyRow({ apiKey: ref, onRevoke, onRecipient }: KeyRowProps) {
  const t = useWords(words);
  const format = useFormat();
  const key = useFragment(
    graphql`
      fragment KeyRow_key on ApiKey {
        name
        prefix
        scopes
        networks
        body
        agreement
        agencyNumber
        state
        createdBy
        heldBy
        createdAt
        expiresAt
        lastUsedAt
        lastUsedIp
        revokedAt
        revokedBy
      }
    `,
    ref,
  );
  const may = useMay();
  const agency = useSeen().agencies.find(({ number }) => number === key.agencyNumber);
  const isActive = key.state === "active";
  return (
    <li>
      <Card
        title={key.name}
        level={3}
        aside={<Badge tone={isActive ? "positive" : "neutral"}>{t.states[key.state] ?? key.state}</Badge>}
      >
        <Cluster>
          <code translate="no" dir="auto">
            {key.prefix}…
          </code>
          {key.scopes.map((scope) => (
            <Badge key={scope}>{t.scopes[scope] ?? scope}</Badge>
          ))}
        </Cluster>
        <span>
          {!key.body
            ? t.withoutBody
            : key.agreement
              ? t.underAgreement(key.body, key.agreement)
              : t.forBody(key.body)}
          {agency && `. ${t.casesOf(agency.name)}`}
        </span>
        <Muted>
          {key.networks.length ? t.from(key.networks.join(", ")) : t.anywhere}
          {". "}
          {key.lastUsedAt ? t.lastUsed(format.dateTime(key.lastUsedAt), key.lastUsedIp ?? "") : t.neverUsed}
        </Muted>
        <Muted>
          {t.by(key.createdBy, format.dateTime(key.createdAt))}
          {key.heldBy && key.heldBy !== key.createdBy && `. ${t.heldBy(key.heldBy)}`}
          {". "}
          {key.revokedAt
            ? t.revokedBy(key.revokedBy ?? "", format.dateTime(key.revokedAt))
            : t.expires(format.dateTime(key.expiresAt))}
        </Muted>
        {isActive && may("manageSecurity") && (
          <Cluster>
            {may("manageSystem") && (
              <Button
                variant="quiet"
                aria-label={t.recipientOf(key.name)}
                onPress={() => onRecipient({ body: key.body, agreement: key.agreement })}
              >
                {t.recipient}
              </Button>
            )}
            <Button variant="quiet" aria-label={t.revokeOf(key.name)} onPress={onRevoke}>
              {t.revoke}
            </Button>
          </Cluster>
        )}
      </Card>
    </li>
  );
}
