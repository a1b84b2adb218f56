import { useState } from "react";
import { webhookEvents, webhookForm } from "../../../shared/accounts/webhooks/rules.ts";
import { ProgramSecret, ShownOnce } from "../admins/security/ShownOnce.tsx";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { CheckboxSet } from "../../design/fields/choices/CheckboxSet.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import type { FormSchema } from "../../design/fields/form/Form.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { words } from "./words.desk.ts";
import { useWebhookActs } from "./useWebhookActs.ts";

interface Typed {
  name: string;
  url: string;
  events: readonly string[];
}

/** Converts the checkboxes to the list that the rule requires. */
const typedWebhook: FormSchema<Typed> = {
  "~standard": {
    validate: (input) => {
      const values = input as Record<string, unknown>;
      const events = webhookEvents.filter((event) => values[boxOf(event)] === true);
      return webhookForm["~standard"].validate({
        name: values["name"],
        url: values["url"],
        events,
      });
    },
  },
};
const boxOf = (event: string) => `event ${event}`;

/** Creates a webhook and shows its signing secret once. */
export function NewWebhookDialog({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const t = useWords(words);
  const { create } = useWebhookActs();
  const [run, passwordDialog] = usePasswordAgain();
  const [made, setMade] = useState<{ name: string; secret: string }>();

  async function submit(form: Typed) {
    const { createWebhook } = await run(() => create({ input: form }));
    setMade({ name: form.name, secret: createWebhook.secret });
    onMade();
  }
  if (made)
    return (
      <ShownOnce title={t.created(made.name)} onClose={onClose}>
        <ProgramSecret secret={made.secret} text={t.once} />
      </ShownOnce>
    );
  return (
    <FormDialog
      title={t.add}
      schema={typedWebhook}
      onSubmit={submit}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.create, pending: t.creating }}
      icon="plus"
      over={passwordDialog}
    >
      <TextField name="name" label={t.name} maxLength={60} autoComplete="off" isRequired />
      <TextField
        name="url"
        label={t.url}
        description={t.urlHint}
        type="url"
        maxLength={500}
        autoComplete="off"
        isRequired
      />
      <CheckboxSet
        name="events"
        label={t.whichEvents}
        boxes={webhookEvents.map((event) => ({ name: boxOf(event), label: t.events[event] }))}
        areChosen
      />
    </FormDialog>
  );
}
