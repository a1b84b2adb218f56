import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ProviderDialog_provider$data,
  ProviderDialog_provider$key,
} from "#relay/ProviderDialog_provider.graphql";
import { providerKinds, type ProviderForm } from "../../../shared/accounts/identity-providers/rules.ts";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { ProviderFields } from "./ProviderFields.tsx";
import { groupsAsText, providerTyped } from "./providerTyped.ts";
import { useProviderActs } from "./useProviderActs.ts";
import { words } from "./words.desk.ts";

interface ProviderDialogProps {
  /** Null adds one. */
  provider: ProviderDialog_provider$key | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or changes a provider. The stored client secret is never shown. */
export function ProviderDialog({ provider: ref, onClose, onSaved }: ProviderDialogProps) {
  const t = useWords(words);
  const { save } = useProviderActs();
  const [run, passwordDialog] = usePasswordAgain();
  const provider = useFragment(
    graphql`
      fragment ProviderDialog_provider on IdentityProvider {
        number
        version
        key
        kind
        name
        issuer
        clientId
        scopes
        domains
        agency
        provingAcr
        provingAmr
        groupClaim
        groupRoles {
          group
          roles
        }
        mayGiveSuperAdmin
        nameClaim
        badgeClaim
        rankClaim
        isActive
      }
    `,
    ref,
  );
  const [chosen, setChosen] = useState<ProviderForm["kind"]>("admin");
  const kind = provider?.kind ?? chosen;
  const title = provider ? t.editOf(provider.name) : t.add;
  async function submit(form: ProviderForm) {
    const { number = null, version = null } = provider ?? {};
    await run(() => save({ input: { ...form, number, version } }));
    toast({ title: t.saved(form.name), tone: "positive" });
    onSaved();
    onClose();
  }
  return (
    <FormDialog
      title={title}
      schema={providerTyped(kind)}
      onSubmit={submit}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
      icon="check"
      over={passwordDialog}
    >
      {!provider && (
        <RadioGroup
          label={t.kind}
          value={kind}
          options={providerKinds.map((id) => ({ id, label: t.kinds[id] ?? id }))}
          onChange={(id) => setChosen(id as ProviderForm["kind"])}
        />
      )}
      <ProviderFields kind={kind} isNew={!provider} values={provider ? shownOf(provider) : empty} />
    </FormDialog>
  );
}

/** What the fields show of a provider. */
function shownOf(provider: ProviderDialog_provider$data) {
  const { key, name, issuer, clientId, agency, isActive, mayGiveSuperAdmin } = provider;
  const { groupClaim, groupRoles, nameClaim, badgeClaim, rankClaim } = provider;
  const { scopes, domains, provingAcr, provingAmr } = provider;
  const groups = groupRoles.map(({ group, roles }) => ({ group, roles }));
  return {
    ...{ key, name, issuer, clientId, agency, isActive, mayGiveSuperAdmin },
    ...{ groupClaim, groupRoles: groupsAsText(groups), nameClaim, badgeClaim, rankClaim },
    ...{ scopes, domains, provingAcr, provingAmr },
  };
}

const empty = {
  ...{ name: "", key: "", issuer: "", clientId: "", agency: "", groupClaim: "", groupRoles: "" },
  ...{ nameClaim: "name", badgeClaim: "", rankClaim: "", mayGiveSuperAdmin: false, isActive: false },
  ...{ scopes: ["email", "profile"], domains: [], provingAcr: [], provingAmr: [] },
};
