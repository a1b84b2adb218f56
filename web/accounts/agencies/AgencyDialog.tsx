import { graphql, readInlineData } from "react-relay";
import type * as z from "zod/mini";
import type { AgencyDialog_agency$key } from "#relay/AgencyDialog_agency.graphql";
import type { AgencyDialogAddMutation } from "#relay/AgencyDialogAddMutation.graphql";
import type { AgencyDialogChangeMutation } from "#relay/AgencyDialogChangeMutation.graphql";
import type { agencyForm } from "../../../shared/accounts/agencies/rules.ts";
import { isOutdated } from "../../core/http/refusals.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { useSeenVersion } from "../../core/relay/useSeenVersion.ts";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { agencyTyped } from "./agencyTyped.ts";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment AgencyDialog_agency on Agency @inline {
    id
    version
    name
    contact
    domains
  }
`;

interface AgencyDialogProps {
  /** Undefined for a new one. */
  agency: AgencyDialog_agency$key | undefined;
  /** Reads the list again. */
  onChanged: () => void;
  onClose: () => void;
}

/** Adds or changes an agency. After a conflict what was typed stays, and can be saved once more. */
export function AgencyDialog({ agency: ref, onChanged, onClose }: AgencyDialogProps) {
  const t = useWords(words);
  const agency = readInlineData(fragment, ref);
  const { seen, acknowledge } = useSeenVersion(agency?.version ?? 0);
  const [add] = useAction<AgencyDialogAddMutation>(graphql`
    mutation AgencyDialogAddMutation($input: AddAgencyInput!) {
      addAgency(input: $input) {
        agency {
          ...useAgencyColumns_agency
        }
      }
    }
  `);
  const [change] = useAction<AgencyDialogChangeMutation>(graphql`
    mutation AgencyDialogChangeMutation($input: ChangeAgencyInput!) {
      changeAgency(input: $input) {
        agency {
          ...useAgencyColumns_agency
        }
      }
    }
  `);
  async function send({ name, contact, domains }: z.output<typeof agencyForm>) {
    const form = { name, contact, domains: [...domains] };
    try {
      if (agency) await change({ input: { id: agency.id, version: seen, ...form } });
      else await add({ input: form });
    } catch (error) {
      if (isOutdated(error)) {
        acknowledge();
        onChanged();
      }
      throw error;
    }
    toast({ title: agency ? t.saved : t.added, description: name, tone: "positive" });
    onChanged();
    onClose();
  }
  return (
    <FormDialog
      title={agency ? t.editOf(agency.name) : t.add}
      label={t.add}
      schema={agencyTyped}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
    >
      <TextField name="name" label={t.name} defaultValue={agency?.name ?? ""} maxLength={120} isRequired />
      <TextField
        name="contact"
        label={t.contact}
        description={t.contactHint}
        defaultValue={agency?.contact ?? ""}
        maxLength={200}
      />
      <TextField
        name="domains"
        label={t.domains}
        description={t.domainsHint}
        defaultValue={agency?.domains.join("\n") ?? ""}
        rows={4}
        autoComplete="off"
        spellCheck="false"
      />
      <Muted>{t.adopted}</Muted>
    </FormDialog>
  );
}
