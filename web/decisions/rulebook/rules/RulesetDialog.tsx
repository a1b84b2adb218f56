import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  conditionsIn,
  listOf,
  rulesetForm,
  type Condition,
  type RulesetForm,
} from "../../../../shared/decisions/rulebook/rulesets.ts";
import type { RulesetDialog_ruleset$key } from "#relay/RulesetDialog_ruleset.graphql";
import type { RulesetDialogDeleteMutation } from "#relay/RulesetDialogDeleteMutation.graphql";
import type { RulesetDialogMutation } from "#relay/RulesetDialogMutation.graphql";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { firstOf } from "./ConditionRow.tsx";
import { aiWords } from "../words.ai.ts";
import { RulesetFields, type Held, type RulesetTexts } from "./RulesetFields.tsx";
import { RulesetTrial } from "./RulesetTrial.tsx";

interface RulesetDialogProps {
  /** Null adds one. */
  ruleset: RulesetDialog_ruleset$key | null;
  onClose: () => void;
  onOutdated: () => void;
}

const newRuleset = { name: "", category: "triage", priority: 10, adjustment: 0 };

/** A ruleset is entered, simulated on past requests, and saved. */
export function RulesetDialog({ ruleset: ref, onClose, onOutdated }: RulesetDialogProps) {
  const t = useWords(aiWords);
  const showFailure = useFailureToast();
  const known = useFragment(
    graphql`
      fragment RulesetDialog_ruleset on AiRuleset {
        id
        name
        category
        priority
        isActive
        requiresHumanReview
        adjustment
        conditions
        version
      }
    `,
    ref,
  );
  // From when the dialog was opened: another person's save meanwhile is a conflict.
  const [shown] = useState(() => known && { id: known.id, version: known.version });
  const [held, setHeld] = useState<Held>(() => ({
    isActive: known?.isActive ?? true,
    requiresHumanReview: known?.requiresHumanReview ?? false,
    ...conditionsOf(known?.conditions),
  }));
  const { name, category, priority, adjustment } = known ?? newRuleset;
  const [texts, setTexts] = useState<RulesetTexts>({ name, category, priority, adjustment });
  const [draft, setDraft] = useState<RulesetForm>();
  const [isRemoving, setRemoving] = useState(false);
  const [save, isSaving] = useAction<RulesetDialogMutation>(graphql`
    mutation RulesetDialogMutation($input: SaveAiRulesetInput!) {
      saveAiRuleset(input: $input) {
        ruleset {
          id
          ...RulesetItem_ruleset
          ...RulesetDialog_ruleset
        }
      }
    }
  `);
  const [remove] = useAction<RulesetDialogDeleteMutation>(graphql`
    mutation RulesetDialogDeleteMutation($input: DeleteAiRulesetInput!) {
      deleteAiRuleset(input: $input) {
        number
      }
    }
  `);
  function end(title: string) {
    toast({ title, tone: "positive" });
    onOutdated();
    onClose();
  }
  async function confirm(ruleset: RulesetForm) {
    try {
      await save({
        input: { ...shown, ruleset: { ...ruleset, conditions: JSON.stringify(ruleset.conditions) } },
      });
      end(t.form.saved);
    } catch (error) {
      showFailure(error, t);
      if (isOutdated(error)) onOutdated();
    }
  }
  const title = known ? t.form.editTitle(known.name) : t.form.title;
  return (
    <Dialog title={title} isOpen keepsOpen isWide onClose={onClose}>
      {draft ? (
        <>
          <RulesetTrial draft={draft} replaces={shown?.id ?? null} />
          <Actions>
            <Button variant="quiet" icon="arrow-left" onPress={() => setDraft(undefined)}>
              {t.form.back}
            </Button>
            <Button isPending={isSaving} pendingText={t.form.saving} onPress={() => void confirm(draft)}>
              {t.form.save}
            </Button>
          </Actions>
        </>
      ) : (
        <Form
          schema={asRuleset(held)}
          onSubmit={(ruleset) => {
            setTexts(ruleset);
            setDraft(ruleset);
          }}
          aria-label={title}
        >
          <RulesetFields texts={texts} held={held} onHeld={setHeld} />
          <Actions>
            {shown && (
              <Button variant="quiet" icon="trash" onPress={() => setRemoving(true)}>
                {t.form.remove}
              </Button>
            )}
            <Button variant="quiet" onPress={onClose}>
              {t.form.cancel}
            </Button>
            <Button type="submit">{t.form.tryOut}</Button>
          </Actions>
        </Form>
      )}
      {isRemoving && shown && (
        <ConfirmDialog
          title={t.form.removeTitle(name)}
          isOpen
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            await remove({ input: shown });
            end(t.form.removed);
          }}
          confirmText={t.form.remove}
          isDangerous
        >
          <p>{t.form.removeText}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function conditionsOf(json: string | null | undefined): { match: Held["match"]; conditions: Condition[] } {
  const read = json ? conditionsIn(JSON.parse(json)) : null;
  const first = [firstOf("urgencyLevel")];
  if (!read) return { match: "all", conditions: first };
  const conditions = listOf(read);
  return { match: "all" in read ? "all" : "any", conditions: conditions.length > 0 ? conditions : first };
}

/** The fields' values for the rules. */
const asRuleset = ({ match, conditions, ...flags }: Held) => ({
  "~standard": {
    validate: (input: unknown) => {
      const typed = input as Record<string, string>;
      const number = (name: string) => (typed[name] ? Number(typed[name]) : undefined);
      return rulesetForm["~standard"].validate({
        ...flags,
        name: typed["name"],
        category: typed["category"],
        priority: number("priority"),
        adjustment: number("adjustment"),
        conditions: match === "all" ? { all: conditions } : { any: conditions },
      });
    },
  },
});
