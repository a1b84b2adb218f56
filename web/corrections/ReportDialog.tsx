import type * as z from "zod/mini";
import { correctionForm, correctionProblems, maxDetailsCharacters } from "#shared/corrections/rules";
import type { ResourceEntry } from "#shared/directory/rules";
import { send } from "../core/http/http.ts";
import { useLocale, useWords } from "../core/i18n/i18n.tsx";
import { isUnreachable } from "../core/http/refusals.ts";
import { Button } from "../design/controls/Button.tsx";
import { Actions, Dialog } from "../design/overlays/Dialog.tsx";
import { Form } from "../design/fields/form/Form.tsx";
import { RadioGroup } from "../design/fields/choices/RadioGroup.tsx";
import { SubmitButton } from "../design/fields/form/SubmitButton.tsx";
import { TextField } from "../design/fields/TextField.tsx";
import { toast } from "../design/overlays/toasts.tsx";
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
    <Dialog title={t.title} isOpen onClose={onClose} keepsOpen>
      <Form schema={correctionForm} onSubmit={report} aria-label={t.title}>
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
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton icon="send" pendingText={t.sending}>
            {t.send}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
