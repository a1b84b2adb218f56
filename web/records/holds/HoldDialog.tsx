import { useState } from "react";
import { graphql } from "react-relay";
import type { HoldDialogMutation } from "#relay/HoldDialogMutation.graphql";
import {
  holdForm,
  holdKinds,
  holdScopes,
  maxMatterCharacters,
  type HoldForm,
  type HoldScope,
} from "../../../shared/records/holds/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

/** Places a hold. The field for what it covers follows the scope. */
export function HoldDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const all = useWords(words);
  const t = all.dialog;
  const [scope, setScope] = useState<HoldScope>("request");
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [place] = useAction<HoldDialogMutation>(graphql`
    mutation HoldDialogMutation($input: PlaceHoldInput!) {
      placeHold(input: $input) {
        hold {
          key
        }
      }
    }
  `);
  async function send(form: HoldForm) {
    await place({ input: { ...form, idempotencyKey } });
    toast({ title: t.done, tone: "positive" });
    onDone();
    onClose();
  }
  return (
    <FormDialog
      title={t.title}
      schema={holdForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.submit, pending: t.pending }}
    >
      <Select
        name="kind"
        label={t.kind}
        options={holdKinds.map((id) => ({ id, label: all.kinds[id] }))}
        defaultValue="litigation"
        isRequired
      />
      <TextField
        name="matter"
        label={t.matter}
        description={t.matterHint}
        maxLength={maxMatterCharacters}
        autoComplete="off"
        isRequired
      />
      <Select
        name="scope"
        label={t.scope}
        options={holdScopes.map((id) => ({ id, label: all.scopes[id] }))}
        value={scope}
        onChange={(id) => setScope(holdScopes.find((one) => one === id) ?? "request")}
        isRequired
      />
      {scope === "everything" ? (
        <input type="hidden" name="subject" value="" />
      ) : (
        <TextField
          key={scope}
          name="subject"
          label={t.subject[scope]}
          {...(scope === "agency" && { description: t.agencyHint })}
          {...(scope === "officer" && { description: t.officerHint })}
          maxLength={253}
          autoComplete="off"
          isRequired
        />
      )}
    </FormDialog>
  );
}
