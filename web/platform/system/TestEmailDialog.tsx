import { useState } from "react";
import { graphql } from "react-relay";
import type * as z from "zod/mini";
import { testMailForm } from "../../../shared/platform/system/settings.ts";
import type {
  TestEmailDialogMutation,
  TestEmailDialogMutation$data,
} from "#relay/TestEmailDialogMutation.graphql";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { Actions, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";
import * as css from "./SystemStatus.css.ts";

type Tested = TestEmailDialogMutation$data["sendTestEmail"];

/** Sends one email and shows the mail server's answers. */
export function TestEmailDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords(words).test;
  const showFailure = useFailureToast();
  const [run, passwordDialog] = usePasswordAgain();
  const [tested, setTested] = useState<Tested>();
  const [send] = useAction<TestEmailDialogMutation>(graphql`
    mutation TestEmailDialogMutation($input: SendTestEmailInput!) {
      sendTestEmail(input: $input) {
        failure
        transcript {
          from
          text
        }
      }
    }
  `);
  async function submit(typed: z.output<typeof testMailForm>) {
    setTested(undefined);
    try {
      const { sendTestEmail } = await run(() => send({ input: typed }));
      setTested(sendTestEmail);
      const { failure } = sendTestEmail;
      if (failure) toast({ title: t.failed, description: failure, tone: "critical" });
      else toast({ title: t.sent, tone: "positive" });
    } catch (error) {
      showFailure(error, t);
      throw error;
    }
  }
  return (
    <>
      <Dialog title={t.title} isOpen={isOpen} onClose={onClose} keepsOpen isWide>
        <Form schema={testMailForm} onSubmit={submit} aria-label={t.title}>
          <p>{t.text}</p>
          <TextField name="testEmail" label={t.address} type="email" maxLength={254} isRequired />
          <Actions>
            <SubmitButton icon="send" pendingText={t.sending}>
              {t.send}
            </SubmitButton>
          </Actions>
        </Form>
        {tested && (
          <Stack>
            <Notice
              tone={tested.failure ? "critical" : "positive"}
              isAlert
              title={tested.failure ? t.failed : t.sent}
            >
              {tested.failure}
            </Notice>
            <h3>{t.transcript}</h3>
            <pre className={css.transcript}>
              {tested.transcript.map(({ from, text }) => `${t.speakers[from] ?? from}: ${text}`).join("\n")}
            </pre>
          </Stack>
        )}
      </Dialog>
      {passwordDialog}
    </>
  );
}
