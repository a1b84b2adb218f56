import { useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Form, type FormSchema } from "../../design/fields/form/Form.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { whole } from "../../design/text/BreakableText.css.ts";
import { words } from "./words.ts";

/** Validation and network code are loaded with the first Submit: reading the page needs neither. */
const sender = () => import("./sendFeedback.ts");

/** Submits feedback about an agency; anonymous unless contact is given. */
export function FeedbackForm() {
  const t = useWords(words);
  const locale = useLocale();
  const [receipt, setReceipt] = useState<string>();
  // Stored once under this key, even if it is sent again after a lost answer.
  const [formKey, setFormKey] = useState(newIdempotencyKey);
  const sent = useRef<HTMLDivElement>(null);

  // The form is reset, so the focus moves to the result.
  useEffect(() => {
    if (receipt) sent.current?.focus();
  }, [receipt]);

  async function submit(form: Record<string, unknown>) {
    const { sendFeedback } = await sender();
    setReceipt(await sendFeedback({ ...form, language: locale, idempotencyKey: formKey }, t.failed));
    setFormKey(newIdempotencyKey());
    toast({ title: t.sentTitle, description: t.sentText, tone: "positive" });
  }
  const schema: FormSchema<Record<string, unknown>> = {
    "~standard": {
      validate: async (input) => {
        try {
          return (await sender()).checkFeedback(input);
        } catch {
          return { issues: [{ message: t.failed }] };
        }
      },
    },
  };

  return (
    <Stack>
      {receipt && (
        <div ref={sent} tabIndex={-1}>
          <Notice tone="positive" title={<Receipt number={receipt} />}>
            {t.receiptHint}
          </Notice>
        </div>
      )}
      <Card title={t.formTitle} icon="chat">
        <Form key={formKey} schema={schema} onSubmit={submit} aria-label={t.formTitle}>
          <RadioGroup
            name="feedbackType"
            label={t.type}
            isRequired
            options={(["general", "concern", "positive"] as const).map((id) => ({ id, label: t.types[id] }))}
          />
          <TextField name="agency" label={t.agency} isRequired maxLength={200} />
          <TextField
            name="feedback"
            label={t.feedback}
            description={t.feedbackHint}
            rows={5}
            isRequired
            maxLength={5000}
          />
          <Checkbox name="wantFollowUp">{t.followUp}</Checkbox>
          <TextField
            name="email"
            label={t.email}
            description={t.contactHint}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <TextField name="phone" label={t.phone} type="tel" autoComplete="tel" maxLength={60} />
          <SubmitButton icon="send" isWide pendingText={t.submitting}>
            {t.submit}
          </SubmitButton>
        </Form>
      </Card>
    </Stack>
  );
}

function Receipt({ number }: { number: string }) {
  const [before, after] = useWords(words).receipt(number).split(number);
  return (
    <>
      {before}
      <span className={whole}>{number}</span>
      {after}
    </>
  );
}
