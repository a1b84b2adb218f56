import { codeInput } from "#shared/admins/rules";
import { isUnreachable, saidBy } from "../../core/http/refusals.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Actions } from "../../design/overlays/Dialog.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useLogOut } from "../../settings/session/useLogOut.ts";
import { useVerifyCode } from "./useVerifyCode.ts";
import { words } from "../words.ts";

type Owed = Awaited<ReturnType<ReturnType<typeof useVerifyCode>>>;

/** The second step of a sign-in. */
export function CodeForm({ onGiven }: { onGiven: (owed: Owed) => void }) {
  const t = useWords(words);
  const say = useSay();
  const verify = useVerifyCode();
  const [logOut, isLeaving] = useLogOut("admin");
  const tellFailure = (error: Error) => {
    const isLost = isUnreachable(error);
    const [title, description] = isLost
      ? [t.connectionTitle, t.connection]
      : [t.failedTitle, say(saidBy(error))];
    toast({ title, description, tone: "critical" });
  };
  return (
    <Card title={t.twoFactor} icon="shield">
      <Form
        schema={codeInput}
        aria-label={t.twoFactor}
        onFailed={tellFailure}
        onSubmit={async ({ code }) => onGiven(await verify(code))}
      >
        <p>{t.codeLead}</p>
        <TextField
          name="code"
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          spellCheck="false"
          maxLength={40}
          isRequired
          autoFocus
        />
        <Actions>
          <Button variant="quiet" isPending={isLeaving} onPress={logOut}>
            {t.cancel}
          </Button>
          <SubmitButton icon="lock" pendingText={t.signingIn}>
            {t.goOn}
          </SubmitButton>
        </Actions>
      </Form>
    </Card>
  );
}
