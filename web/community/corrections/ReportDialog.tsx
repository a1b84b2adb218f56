import type * as z from "zod/mini";
import {
  correctionForm,
  correctionProblems,
  maxDetailsCharacters,
} from "../../../shared/community/corrections/rules.ts";
import type { ResourceEntry } from "../../../shared/community/directory/rules.ts";
import { send } from "../../core/http/http.ts";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { isUnreachable } from "../../core/http/refusals.ts";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.ts";

interface ReportDialogProps {
  entry: Pick<ResourceEntry, "key" | "name">;
  onClose: () => void;
}

/** "Report a wrong number": the form about a wrong entry; anonymous unless an address is given. */
export function ReportDialog({ entry: { key, name }, onClose }: ReportDialogProps) {
  const t = useWords(words);
  const language = useLocale();

  async function report(form: z.output<typeof correctionForm>) {
    try {
      await send("POST", `/api/resources/${key}/corrections`, { ...form, language });
    } catch (error) {
      throw isUnreachable(error) ? new Error(t.unreachable) : error;
    }
    toast({ title: t.sent, description: t.sentText, tone: "positive" });
    onClose();
  }
  return (
    <FormDialog
      title={t.title}
      schema={correctionForm}
      onSubmit={report}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.send, pending: t.sending }}
      icon="send"
    >
      <p>{t.about(name)}</p>
      <RadioGroup
        name="problem"
        label={t.problem}
        orientation="vertical"
        isRequired
        options={correctionProblems.map((id) => ({ id, label: t.problems[id] }))}
      />
      <TextField
        name="details"
        label={t.details}
        description={t.detailsHint}
        rows={3}
        maxLength={maxDetailsCharacters}
      />
      <TextField
        name="email"
        label={t.email}
        description={t.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </FormDialog>
  );
}
