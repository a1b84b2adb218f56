import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { domainForm } from "../../../shared/officers/verification/desk.ts";
import type { TrustedDomains_list$key } from "#relay/TrustedDomains_list.graphql";
import type { TrustedDomainsMutation } from "#relay/TrustedDomainsMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import * as css from "./TrustedDomains.css.ts";

interface TrustedDomainsProps {
  list: TrustedDomains_list$key;
  /** For super admins. */
  mayChange: boolean;
  onChanged: () => void;
}

/** The trusted agency domains: visible to all administrators, editable by super admins. */
export function TrustedDomains({ list, mayChange, onChanged }: TrustedDomainsProps) {
  const t = useWords(words);
  const [removing, setRemoving] = useState<string>();
  const [forms, setForms] = useState(0);
  const { domains, version } = useFragment(
    graphql`
      fragment TrustedDomains_list on TrustedDomains {
        domains
        version
      }
    `,
    list,
  );
  const [save] = useAction<TrustedDomainsMutation>(graphql`
    mutation TrustedDomainsMutation($input: SaveTrustedDomainsInput!) {
      saveTrustedDomains(input: $input) {
        trustedDomains {
          version
        }
      }
    }
  `);
  async function keep(next: readonly string[], done: string, about: string) {
    try {
      await save({ input: { domains: [...next], version } });
      toast({ title: done, description: about, tone: "positive" });
    } finally {
      onChanged();
    }
  }
  async function add({ domain }: { domain: string }) {
    if (domains.includes(domain)) return { domain: [t.domainThere] };
    await keep([...domains, domain], t.domainAdded, domain);
    setForms(forms + 1);
    return undefined;
  }
  return (
    <Stack>
      <h3>{t.domains}</h3>
      <Muted>{t.domainsText}</Muted>
      {domains.length === 0 ? (
        <p>{t.noDomains}</p>
      ) : (
        <Stack as="ul" gap="xs">
          {domains.map((domain) => (
            <li key={domain}>
              <Cluster>
                <code translate="no" dir="auto">
                  {domain}
                </code>
                {mayChange && (
                  <Button
                    variant="quiet"
                    icon="cross"
                    aria-label={t.removeOf(domain)}
                    onPress={() => setRemoving(domain)}
                  />
                )}
              </Cluster>
            </li>
          ))}
        </Stack>
      )}
      {mayChange && (
        <Form key={forms} schema={domainForm} onSubmit={add} aria-label={t.domains}>
          <div className={css.add}>
            <TextField
              name="domain"
              label={t.domain}
              placeholder={t.domainPlaceholder}
              autoComplete="off"
              spellCheck="false"
              maxLength={254}
              isRequired
            />
            <SubmitButton variant="quiet" icon="plus" pendingText={t.adding}>
              {t.add}
            </SubmitButton>
          </div>
        </Form>
      )}
      {removing !== undefined && (
        <ConfirmDialog
          title={t.removeTitle(removing)}
          isOpen
          onClose={() => setRemoving(undefined)}
          onConfirm={() =>
            keep(
              domains.filter((domain) => domain !== removing),
              t.domainRemoved,
              removing,
            )
          }
          confirmText={t.remove}
          isDangerous
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
