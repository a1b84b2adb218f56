import { graphql, readInlineData } from "react-relay";
import { maxReasonCharacters, settleForm, type SettleForm } from "../../../shared/help/reconcile/rules.ts";
import type { SettleDialogMutation } from "#relay/SettleDialogMutation.graphql";
import type { SettleDialog_line$key } from "#relay/SettleDialog_line.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { MissingPerson } from "./MissingPerson.tsx";
import { words } from "./words.desk.ts";

/** The line as the dialog first showed it. */
const fragment = graphql`
  fragment SettleDialog_line on StatementLine @inline {
    id
    version
    verdict
    amount
    fileName
    line
    canAccept
    viewerCanAccept
  }
`;

interface SettleDialogProps {
  line: SettleDialog_line$key;
  /** Who else may confirm money. */
  others: readonly string[];
  onClose: () => void;
}

/** The decision on a difference, with its reason. */
export function SettleDialog({ line: ref, others, onClose }: SettleDialogProps) {
  const line = readInlineData(fragment, ref);
  const t = useWords(words);
  const { differences } = t;
  const format = useFormat();
  const readLists = useReadLists();
  const { id, version, verdict, amount, fileName, canAccept, viewerCanAccept } = line;
  const [settle] = useAction<SettleDialogMutation>(graphql`
    mutation SettleDialogMutation($input: SettleDifferenceInput!) {
      settleDifference(input: $input) {
        difference {
          ...useDifferenceColumns_line
        }
      }
    }
  `);
  async function send({ decision, reason }: SettleForm) {
    await settle({ input: { id, version, decision, reason } });
    toast({ title: differences.settledToast, tone: "positive", about: id });
    onClose();
    readLists();
  }
  const title = differences.settleOf(fileName, line.line);
  return (
    <FormDialog
      title={title}
      schema={settleForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: differences.settle, pending: differences.settling }}
    >
      <p>
        <strong>{t.verdicts[verdict]}</strong> {format.money(amount)}. {t.verdictTexts[verdict]}
      </p>
      {canAccept && !viewerCanAccept && (
        <p>
          {differences.acceptsAnother} <MissingPerson others={others} />
        </p>
      )}
      <RadioGroup
        name="decision"
        label={differences.decision}
        orientation="vertical"
        options={(viewerCanAccept ? (["accept", "refuse"] as const) : (["refuse"] as const)).map((one) => ({
          id: one,
          label: differences.decisions[one],
        }))}
        isRequired
      />
      <TextField
        name="reason"
        label={differences.reason}
        rows={3}
        maxLength={maxReasonCharacters}
        isRequired
      />
    </FormDialog>
  );
}
