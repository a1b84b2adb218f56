import { useState } from "react";
import { graphql } from "react-relay";
import type { ComposeFieldsMutation } from "#relay/ComposeFieldsMutation.graphql";
import { channels, composeForm, priorities, type Channel } from "../../../../shared/desk/inbox/rules.ts";
import { newIdempotencyKey } from "../../../core/http/idempotencyKey.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Form } from "../../../design/fields/form/Form.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { RadioGroup } from "../../../design/fields/choices/RadioGroup.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "../words.desk.ts";
import { RecipientField } from "./RecipientField.tsx";
import { TemplateField } from "../templates/TemplateField.tsx";
import type { Filled } from "../templates/useTemplates.ts";
import type { Recipient } from "./useRecipients.ts";

/**
 * Compose Message: an email, an SMS, the log of a call, or a message that a Help Pass shows. Only
 * an email has a subject. For someone who wishes no contact, the pass is the only channel.
 */
export function ComposeFields({ onSent }: { onSent: () => void }) {
  const all = useWords(words);
  const t = all.write;
  const showFailure = useFailureToast();
  const [key] = useState(newIdempotencyKey);
  const [chosen, setType] = useState<Channel>("email");
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [text, setText] = useState({ subject: "", message: "" });
  const [template, setTemplate] = useState<Filled | null>(null);
  const [send] = useAction<ComposeFieldsMutation>(graphql`
    mutation ComposeFieldsMutation($input: SendCommunicationInput!) {
      sendCommunication(input: $input) {
        communication {
          id
        }
      }
    }
  `);
  const hasPass = recipient?.channels.includes("pass") ?? false;
  const isPassOnly = hasPass && recipient?.isNotToBeContacted === true;
  const offered = channels.filter((id) => (isPassOnly ? id === "pass" : id !== "pass" || hasPass));
  const type = isPassOnly ? "pass" : (offered.find((id) => id === chosen) ?? "email");
  const isCall = type === "phone";
  const isPass = type === "pass";
  const address = isPass ? null : recipient?.contact[type];

  function fill(filled: Filled | null) {
    setTemplate(filled);
    if (filled) setText({ subject: filled.subject, message: filled.body });
  }
  return (
    <Form
      schema={composeForm}
      aria-label={t.label}
      onInvalid={(errors) =>
        ("recipient" in errors || "message" in errors) &&
        toast({ title: t.missingTitle, description: t.missingText, tone: "critical", about: key })
      }
      onFailed={(error) => showFailure(error, { failed: t.failed }, key)}
      onSubmit={async ({ subject, message, priority, ...form }) => {
        const about = recipient?.kind === "officer" ? recipient.requestNumber : null;
        const rest = { request: about, template: template?.template ?? null, idempotencyKey: key };
        await send({
          input: { type: form.type, recipient: form.recipient, subject, message, priority, ...rest },
        });
        const name = recipient?.name ?? "";
        const isWritten = isCall || isPass;
        const title = isCall ? t.logged : isPass ? t.inPass : t.sent;
        toast({ title, description: isWritten ? name : t.sentText(name), tone: "positive", about: key });
        onSent();
      }}
    >
      <RadioGroup
        name="type"
        label={t.type}
        value={type}
        onChange={(chosen) => setType(channels.find((known) => known === chosen) ?? "email")}
        options={offered.map((id) => ({ id, label: all.channels[id] }))}
      />
      <RecipientField value={recipient} onChange={setRecipient} />
      {recipient?.isNotToBeContacted && (
        <Notice tone={isPassOnly ? "info" : "caution"}>{isPassOnly ? t.passOnly : t.notToBeContacted}</Notice>
      )}
      {recipient?.isPassLocked && <Notice tone="caution">{all.passLocked}</Notice>}
      {recipient && !recipient.isNotToBeContacted && !recipient.channels.includes(type) && (
        <Notice tone="caution">{t.noChannel}</Notice>
      )}
      {address && <Muted>{t.contact(address)}</Muted>}
      <TemplateField type={type} recipient={recipient} onFilled={fill} />
      {template && template.missing.length > 0 && (
        <Notice tone="caution">{t.missing(template.missing.map((name) => `{${name}}`).join(", "))}</Notice>
      )}
      {template?.refused.map((sentence) => (
        <Notice key={sentence} tone="caution">
          {sentence}
        </Notice>
      ))}
      {type === "email" && (
        <TextField
          name="subject"
          label={t.subject}
          maxLength={200}
          isRequired
          value={text.subject}
          onChange={(subject) => setText((now) => ({ ...now, subject }))}
        />
      )}
      <TextField
        name="message"
        label={t.message}
        description={isCall ? t.callHint : isPass ? t.passHint : t.messageHint}
        rows={6}
        isRequired
        value={text.message}
        onChange={(message) => setText((now) => ({ ...now, message }))}
      />
      <Select
        name="priority"
        label={t.priority}
        defaultValue="medium"
        options={priorities.map((id) => ({ id, label: all.priorities[id] }))}
      />
      <SubmitButton icon={isCall ? "phone" : isPass ? "file" : "send"} pendingText={t.sending}>
        {isCall ? t.log : isPass ? t.toPass : t.send}
      </SubmitButton>
    </Form>
  );
}
