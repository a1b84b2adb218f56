import { useEffect, useEffectEvent, useState } from "react";
import { codeInput } from "../../../../shared/accounts/admins/rules.ts";
import { useSentenceOf } from "../../../core/http/useSentenceOf.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { Actions, Stack } from "../../../design/layout/layout.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { words } from "../words.account.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { ShownOnceDialog } from "./ShownOnce.tsx";
import * as css from "./RecoveryCodes.css.ts";
import { usePasswordAgain } from "../sign-in/usePasswordAgain.tsx";
import { useSecondFactor } from "./useSecondFactor.ts";

interface EnrolDialogProps {
  /** The configuration requires it: the only alternative is to sign out. */
  isRequired?: boolean;
  /** The code was right, and the recovery codes are saved. */
  onDone: () => void;
  onClose: () => void;
}

/**
 * Sets up two-factor sign-in: a QR code, the first code, then the recovery codes. Not a
 * `FormDialog`, because its form is one of these steps.
 */
export function EnrolDialog({ isRequired = false, onDone, onClose }: EnrolDialogProps) {
  const t = useWords(words);
  const { confirm } = useSecondFactor();
  const [run, passwordDialog] = usePasswordAgain();
  const [codes, setCodes] = useState<readonly string[]>();
  const [begun, tryAgain] = useBegun(run);

  async function submit({ code }: { code: string }) {
    const { confirmSecondFactor } = await run(() => confirm({ input: { code } }));
    setCodes(confirmSecondFactor.recoveryCodes);
  }
  if (codes)
    return (
      <ShownOnceDialog title={t.codesTitle} onClose={onDone}>
        <RecoveryCodes codes={codes} onKept={onDone} />
      </ShownOnceDialog>
    );
  return (
    <Dialog title={t.enrolTitle} isOpen onClose={onClose} keepsOpen>
      <Stack>
        {isRequired && <Notice tone="caution">{t.enrolRequired}</Notice>}
        {!begun && <Loading />}
        {begun?.problem !== undefined && (
          <Notice tone="critical" isAlert title={t.failed}>
            <p>{begun.problem}</p>
            <Button variant="quiet" icon="refresh" onPress={tryAgain}>
              {t.retry}
            </Button>
          </Notice>
        )}
        {begun?.secret && (
          <Form schema={codeInput} aria-label={t.enrolTitle} onSubmit={submit}>
            <p>{t.scan}</p>
            <img className={css.picture} src={begun.qrCode} alt={t.picture} />
            <p>
              {t.typeInstead}{" "}
              <code className={css.secret} translate="no" dir="auto">
                {begun.secret.replaceAll(/.{4}(?=.)/g, "$& ")}
              </code>
            </p>
            <TextField
              name="code"
              label={t.code}
              description={t.enter}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              isRequired
            />
            <Actions>
              <Button variant="quiet" onPress={onClose}>
                {isRequired ? t.cancelAndLeave : t.cancel}
              </Button>
              <SubmitButton icon="shield" pendingText={t.turningOn}>
                {t.turnOn}
              </SubmitButton>
            </Actions>
          </Form>
        )}
      </Stack>
      {passwordDialog}
    </Dialog>
  );
}

interface Begun {
  secret?: string;
  qrCode?: string;
  problem?: string;
}

/** The secret created when the dialog opens, or the error. */
function useBegun(run: ReturnType<typeof usePasswordAgain>[0]): readonly [Begun | undefined, () => void] {
  const t = useWords(words);
  const sentenceOf = useSentenceOf();
  const { begin } = useSecondFactor();
  const [tries, setTries] = useState(0);
  const [begun, setBegun] = useState<Begun>();
  const start = useEffectEvent(() =>
    run(() => begin({})).then(
      ({ beginSecondFactor }) => beginSecondFactor,
      (error: unknown) => ({ problem: sentenceOf(error) ?? t.failedText }),
    ),
  );
  useEffect(() => {
    let isGone = false;
    void start().then((made) => isGone || setBegun(made));
    return () => {
      isGone = true;
    };
  }, [tries]);
  function tryAgain() {
    setBegun(undefined);
    setTries(tries + 1);
  }
  return [begun, tryAgain];
}
