import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "../../core/routing/router/hooks.ts";
import { passwordAgain } from "#shared/admins/rules";
import type { SecondFactorCard_factor$key } from "#relay/SecondFactorCard_factor.graphql";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Actions, Dialog } from "../../design/overlays/Dialog.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "../words.account.ts";
import { EnrolDialog } from "./EnrolDialog.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { ShownOnceDialog } from "./ShownOnce.tsx";
import { usePasswordAgain } from "../sign-in/usePasswordAgain.tsx";
import { useSecondFactor } from "./useSecondFactor.ts";

interface SecondFactorCardProps {
  factor: SecondFactorCard_factor$key;
  isEnrolling: boolean;
  setEnrolling: (isEnrolling: boolean) => void;
  onChanged: () => void;
}

const fewCodes = 3;

/** Two-factor sign-in of the own account: setup, removal, and recovery codes. */
export function SecondFactorCard({ factor, isEnrolling, setEnrolling, onChanged }: SecondFactorCardProps) {
  const t = useWords(words);
  const format = useFormat();
  const [dialog, setDialog] = useState<"off" | "codes">();
  const close = () => setDialog(undefined);
  const { since, codesLeft, isRequired } = useFragment(
    graphql`
      fragment SecondFactorCard_factor on OwnSecondFactor {
        since
        codesLeft
        isRequired
      }
    `,
    factor,
  );
  function finish() {
    setEnrolling(false);
    toast({ title: t.switchedOn, tone: "positive" });
  }
  return (
    <Card
      title={t.twoFactor}
      icon="shield"
      aside={<Badge tone={since ? "positive" : "neutral"}>{since ? t.on : t.off}</Badge>}
    >
      <p>{since ? t.onText(format.date(since)) : t.offText}</p>
      {isRequired && <Muted>{t.required}</Muted>}
      {since && (
        <p>
          {t.codesLeft(codesLeft)} {codesLeft <= fewCodes && t.fewCodes}
        </p>
      )}
      <Cluster>
        {since ? (
          <>
            <Button variant="quiet" icon="refresh" onPress={() => setDialog("codes")}>
              {t.newCodes}
            </Button>
            <Button variant="quiet" onPress={() => setDialog("off")}>
              {t.switchOff}
            </Button>
          </>
        ) : (
          <Button icon="shield" onPress={() => setEnrolling(true)}>
            {t.setUp}
          </Button>
        )}
      </Cluster>
      {isEnrolling && <EnrolDialog onDone={finish} onClose={() => setEnrolling(false)} />}
      {dialog === "off" && <OffDialog onClose={close} onDone={onChanged} />}
      {dialog === "codes" && <NewCodesDialog onClose={close} onDone={onChanged} />}
    </Card>
  );
}

interface AskProps {
  onClose: () => void;
  onDone: () => void;
}

function OffDialog({ onClose, onDone }: AskProps) {
  const t = useWords(words);
  const navigate = useNavigate();
  const { remove } = useSecondFactor();
  async function submit({ password }: { password: string }) {
    const { removeSecondFactor } = await remove({ input: { password } });
    // If it is required, the next step is a new setup.
    if (removeSecondFactor.viewer.admin?.owes) return navigate("/admin/login?next=/admin/account");
    toast({ title: t.switchedOff, tone: "positive" });
    onClose();
    onDone();
  }
  return (
    <Dialog title={t.switchOffTitle} isOpen onClose={onClose} isQuestion>
      <Form schema={passwordAgain} aria-label={t.switchOffTitle} onSubmit={submit}>
        <p>{t.switchOffAsk}</p>
        <TextField
          name="password"
          label={t.yourPassword}
          type="password"
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton variant="danger" pendingText={t.switchingOff}>
            {t.switchOff}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function NewCodesDialog({ onClose, onDone }: AskProps) {
  const t = useWords(words);
  const tellFailure = useFailureToast();
  const { makeCodes } = useSecondFactor();
  const [run, passwordDialog] = usePasswordAgain();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    try {
      const { makeRecoveryCodes } = await run(() => makeCodes({}));
      setCodes(makeRecoveryCodes.recoveryCodes);
      onDone();
    } catch (error) {
      tellFailure(error, t);
    }
    setBusy(false);
  }
  if (codes)
    return (
      <ShownOnceDialog title={t.codesTitle} onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </ShownOnceDialog>
    );
  return (
    <Dialog title={t.newCodes} isOpen onClose={onClose} isQuestion>
      <p>{t.newCodesAsk}</p>
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {t.cancel}
        </Button>
        <Button icon="refresh" isPending={isBusy} onPress={() => void make()}>
          {t.newCodes}
        </Button>
      </Actions>
      {passwordDialog}
    </Dialog>
  );
}
