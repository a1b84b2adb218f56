import { useId, useState } from "react";
import { graphql } from "react-relay";
import type { EmailCodeEnterMutation } from "#relay/EmailCodeEnterMutation.graphql";
import type { EmailCodeRequestMutation } from "#relay/EmailCodeRequestMutation.graphql";
import { codeAddress, codeTyped } from "../../../shared/accounts/device-lock/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Actions, Muted, Stack } from "../../design/layout/layout.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { Notice } from "../../design/text/Notice.tsx";
import { goBack } from "./goBack.ts";
import { words } from "./words.ts";

interface PendingCode {
  handle: string;
  minutes: number;
}

/**
 * A code by email: to the address of the locked session, or to one that is typed. The page says the
 * same whether the address is known or not.
 */
export function EmailCode({ address, isPrimary }: { address: string | null; isPrimary: boolean }) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [asked, setAsked] = useState<PendingCode>();
  const [email, setEmail] = useState<string | null>(null);
  const whereTo = useId();
  const [request, isRequesting] = useSecretAction<EmailCodeRequestMutation>(graphql`
    mutation EmailCodeRequestMutation($input: RequestOfficerCodeInput!) {
      requestOfficerCode(input: $input) {
        handle
        validMinutes
      }
    }
  `);
  const [enter] = useSecretAction<EmailCodeEnterMutation>(graphql`
    mutation EmailCodeEnterMutation($input: EnterOfficerCodeInput!) {
      enterOfficerCode(input: $input) {
        viewer {
          kind
        }
      }
    }
  `);
  /** A wrong code has its reason at the field. */
  const onFailed = (error: Error & { fields?: object }) =>
    Object.keys(error.fields ?? {}).length === 0 &&
    showFailure(error, { failed: t.failed, failedText: t.failedText });

  async function ask(typed: string | null) {
    const { requestOfficerCode } = await request({ input: { email: typed } });
    setEmail(typed);
    setAsked({ handle: requestOfficerCode.handle, minutes: requestOfficerCode.validMinutes });
  }
  const askAgain = () => void ask(email).catch(onFailed);

  if (asked)
    return (
      <Form
        key={asked.handle}
        schema={codeTyped}
        aria-label={t.enterCode}
        onFailed={onFailed}
        onSubmit={async ({ code }) => {
          await enter({ input: { handle: asked.handle, code } });
          await goBack();
        }}
      >
        <Notice isAlert title={t.codeAsked}>
          {address === null ? t.codeIfConfirmed(asked.minutes) : t.codeSent(address, asked.minutes)}
        </Notice>
        <TextField
          name="code"
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck="false"
          maxLength={40}
          isRequired
          autoFocus
        />
        <Actions>
          <Button variant="quiet" icon="refresh" isPending={isRequesting} onPress={askAgain}>
            {t.newCode}
          </Button>
          <SubmitButton icon="lock" pendingText={t.checking}>
            {t.goOn}
          </SubmitButton>
        </Actions>
      </Form>
    );
  if (address !== null)
    return (
      <Stack gap="xs">
        <Button
          icon="mail"
          isWide
          variant={isPrimary ? "primary" : "quiet"}
          isPending={isRequesting}
          onPress={askAgain}
          aria-describedby={whereTo}
        >
          {t.sendCode}
        </Button>
        <Muted id={whereTo}>{t.codeGoesTo(address)}</Muted>
      </Stack>
    );
  return (
    <Form
      schema={codeAddress}
      aria-label={t.sendCode}
      onFailed={onFailed}
      onSubmit={({ email: typed }) => ask(typed)}
    >
      <TextField
        name="email"
        type="email"
        label={t.email}
        description={t.emailHint}
        autoComplete="email"
        isRequired
      />
      <SubmitButton icon="mail" pendingText={t.sending}>
        {t.sendCode}
      </SubmitButton>
    </Form>
  );
}
