import { graphql } from "react-relay";
import type { RecordClass, ScheduleDialogMutation } from "#relay/ScheduleDialogMutation.graphql";
import {
  maxCitationCharacters,
  scheduleForm,
  type ScheduleForm,
} from "../../../shared/records/schedules/rules.ts";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface ScheduleDialogProps {
  schedule: { record: RecordClass; years: number | null | undefined; citation: string; version: number };
  onClose: () => void;
  onDone: () => void;
}

/** Sets a period with its law. */
export function ScheduleDialog({ schedule, onClose, onDone }: ScheduleDialogProps) {
  const all = useWords(words);
  const t = all.dialog;
  const { record, version } = schedule;
  const [run, passwordDialog] = usePasswordAgain();
  const [change] = useAction<ScheduleDialogMutation>(graphql`
    mutation ScheduleDialogMutation($input: ChangeRetentionScheduleInput!) {
      changeRetentionSchedule(input: $input) {
        schedule {
          record
          proposedYears
        }
      }
    }
  `);
  async function send({ years, citation }: ScheduleForm) {
    const { changeRetentionSchedule } = await run(() =>
      change({ input: { record, version, years, citation } }),
    );
    const isProposed = changeRetentionSchedule.schedule.proposedYears !== null;
    toast({ title: isProposed ? t.proposed : t.saved, tone: "positive" });
    onDone();
    onClose();
  }
  return (
    <FormDialog
      title={t.title(all.records[record])}
      schema={scheduleForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.submit, pending: t.pending }}
      over={passwordDialog}
    >
      <p>{t.text}</p>
      <TextField
        name="years"
        label={t.years}
        description={t.yearsHint}
        defaultValue={schedule.years ? String(schedule.years) : ""}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      <TextField
        name="citation"
        label={t.citation}
        description={t.citationHint}
        defaultValue={schedule.citation}
        maxLength={maxCitationCharacters}
        autoComplete="off"
      />
    </FormDialog>
  );
}
