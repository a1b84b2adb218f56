import { callbackForm, type CallbackType } from "../../../shared/community/support/rules.ts";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { explainsItself } from "../../core/http/refusals.ts";
import type { FormSchema } from "../../design/fields/form/Form.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { PrivacyLink } from "../privacy/PrivacyLink.tsx";
import { words } from "./words.ts";
import { graphql } from "react-relay";
import type { CallbackDialogMutation } from "#relay/CallbackDialogMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

interface CallbackDialogProps {
  sessionId: string;
  onClose: () => void;
  /** With the sentence about when the call will come. */
  onRequested: (sentence: string) => void;
}

interface CallbackValues {
  sessionId: string;
  name: string;
  phone: string;
  requestType: CallbackType;
  message?: string | null | undefined;
}

/** Requests a callback. */
export function CallbackDialog({ sessionId, onClose, onRequested }: CallbackDialogProps) {
  const { callback: t } = useWords(words);
  const locale = useLocale();
  const [request] = useRequestCallback();

  const schema: FormSchema<CallbackValues> = {
    "~standard": {
      validate: (input) => {
        const parsed = callbackForm.safeParse({ ...(input as object), sessionId });
        return parsed.success ? { value: parsed.data } : { issues: eachOnce(parsed.error.issues) };
      },
    },
  };

  async function submit({ message, ...values }: CallbackValues) {
    try {
      const { requestCallback } = await request({
        input: { ...values, sessionId, message: message ?? null, language: locale },
      });
      const { fromMinutes, toMinutes } = requestCallback;
      onRequested(toMinutes > 0 ? t.done(t.minutes(fromMinutes, toMinutes)) : t.doneOffDuty);
    } catch (error) {
      throw explainsItself(error) ? error : new Error(t.failed);
    }
  }

  return (
    <FormDialog
      title={t.title}
      schema={schema}
      words={{ cancel: t.cancel, submit: t.submit, pending: t.submitting }}
      icon="phone"
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.lead}</p>
      <Notice icon="clock">{t.times}</Notice>
      <p>{t.offDuty}</p>
      <TextField name="name" label={t.name} isRequired autoComplete="name" maxLength={200} autoFocus />
      <TextField name="phone" label={t.phone} type="tel" isRequired autoComplete="tel" maxLength={40} />
      <RadioGroup
        name="requestType"
        label={t.type}
        defaultValue="general"
        options={(["general", "urgent"] as const).map((id) => ({ id, label: t.types[id] }))}
      />
      <TextField name="message" label={t.message} rows={3} maxLength={2000} />
      <PrivacyLink opensBeside />
    </FormDialog>
  );
}

/** One error covers both fields, so it is at the first only. */
const eachOnce = <Issue extends { message: string }>(issues: readonly Issue[]): Issue[] =>
  issues.filter(({ message }, place) => issues.findIndex((other) => other.message === message) === place);

const useRequestCallback = () =>
  useAction<CallbackDialogMutation>(graphql`
    mutation CallbackDialogMutation($input: RequestCallbackInput!) {
      requestCallback(input: $input) {
        fromMinutes
        toMinutes
      }
    }
  `);
