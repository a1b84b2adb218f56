import { useState } from "react";
import { graphql } from "react-relay";
import type { ReplyDialogMutation } from "#relay/ReplyDialogMutation.graphql";
import { replyWords, type Channel } from "#shared/inbox/rules";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Actions, Dialog } from "../../design/overlays/Dialog.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import type { Communication } from "./CommunicationItem.tsx";
import * as css from "./CommunicationItem.css.ts";
import { words } from "../words.desk.ts";

/** Answers a received item over a channel that its writer allows. */
export function ReplyDialog({
  communication,
  onClose,
}: {
  communication: Communication;
  onClose: () => void;
}) {
  const { id, communicationType, senderName, preview, language, responseChannels, replies } = communication;
  const { isNotToBeContacted, isPassLocked } = communication;
  const all = useWords(words);
  const t = all.answer;
  const tellFailure = useFailureToast();
  const [key] = useState(newIdempotencyKey);
  const [respond] = useAction<ReplyDialogMutation>(graphql`
    mutation ReplyDialogMutation($input: RespondToCommunicationInput!) {
      respondToCommunication(input: $input) {
        communication {
          ...CommunicationItem_communication
        }
      }
    }
  `);
  const name = senderName || all.inbox.public;
  // Someone who wrote in the pass is notified where another channel is open: the pass shows it too.
  const sameChannel = responseChannels.find((channel) => channel === communicationType && channel !== "pass");
  const [method, setMethod] = useState<Channel>(sameChannel ?? responseChannels[0] ?? "email");
  const isPass = method === "pass";
  return (
    <Dialog title={t.title(name)} isOpen onClose={onClose} keepsOpen>
      <Form
        schema={replyWords}
        aria-label={t.title(name)}
        onInvalid={() =>
          toast({ title: t.missingTitle, description: t.missingText, tone: "critical", about: id })
        }
        onFailed={(error) => tellFailure(error, { failed: t.failed }, id)}
        onSubmit={async ({ content }) => {
          await respond({ input: { id, method, content, repliesSeen: replies, idempotencyKey: key } });
          toast({ title: isPass ? t.inPass : t.sent, description: name, tone: "positive", about: id });
          onClose();
        }}
      >
        <blockquote className={css.content} lang={language ?? undefined} aria-label={t.quoted}>
          {preview}
        </blockquote>
        {isNotToBeContacted && <Notice>{t.passOnly}</Notice>}
        {isPassLocked && <Notice tone="caution">{all.passLocked}</Notice>}
        <RadioGroup
          name="method"
          label={t.method}
          value={method}
          onChange={(id) => setMethod(responseChannels.find((known) => known === id) ?? method)}
          isRequired
          options={responseChannels.map((channel) => ({ id: channel, label: t.methods[channel] }))}
        />
        <TextField
          name="content"
          label={t.response}
          {...(isPass && { description: t.passHint })}
          rows={5}
          isRequired
          autoFocus
        />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton icon={isPass ? "file" : "send"} pendingText={t.sending}>
            {isPass ? t.toPass : t.send}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
