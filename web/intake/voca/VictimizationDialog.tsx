import { useState } from "react";
import { graphql } from "react-relay";
import type { VictimizationDialogMutation } from "#relay/VictimizationDialogMutation.graphql";
import { victimizationForm, victimizations } from "../../../shared/intake/voca/rules.ts";
import { isOutdated } from "../../core/http/refusals.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { CheckboxSet } from "../../design/fields/choices/CheckboxSet.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.ts";

interface VictimizationDialogProps {
  /** The request's. */
  id: string;
  chosen: readonly string[];
  /** What the page showed; 0 if nothing was chosen. */
  version: number;
  onClose: () => void;
}

/** Chooses any number of the types of crime. */
export function VictimizationDialog({ id, onClose, ...known }: VictimizationDialogProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [{ chosen, version }] = useState(known);
  const [save] = useAction<VictimizationDialogMutation>(graphql`
    mutation VictimizationDialogMutation($input: SaveVictimizationInput!) {
      saveVictimization(input: $input) {
        request {
          ...VictimizationFact_request
        }
      }
    }
  `);
  return (
    <FormDialog
      title={t.title}
      isWide
      schema={victimizationForm}
      onSubmit={async ({ types }) => {
        await save({ input: { id, types, version } });
        toast({ title: t.saved, tone: "positive", about: id });
        onClose();
      }}
      onFailed={(error) => {
        showFailure(error, t);
        // The page behind it shows what someone else saved.
        if (isOutdated(error)) onClose();
      }}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
    >
      <Muted>{t.hint}</Muted>
      <CheckboxSet
        name="types"
        label={t.title}
        boxes={victimizations.map((type) => ({
          name: "types[]",
          value: type,
          label: t.types[type],
          isChosen: chosen.includes(type),
        }))}
      />
    </FormDialog>
  );
}
