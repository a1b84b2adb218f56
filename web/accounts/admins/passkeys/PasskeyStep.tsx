import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Actions, Muted } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { useLogOut } from "../../../shell/settings/session/useLogOut.ts";
import { words } from "../words.ts";
import { hasPasskeys } from "./browser.ts";
import { PasskeyButton, type Owed } from "./PasskeyButton.tsx";

/** The second step of a sign-in where only a passkey counts. Says what to do without one. */
export function PasskeyStep({ onGiven }: { onGiven: (owed: Owed) => void }) {
  const t = useWords(words);
  const [logOut, isLeaving] = useLogOut("admin");
  return (
    <Card title={t.twoFactor} icon="shield">
      <p>{t.passkeyLead}</p>
      {hasPasskeys() ? (
        <PasskeyButton isOnlyWay onSignedIn={onGiven} />
      ) : (
        <Notice tone="caution">{t.passkeysUnsupported}</Notice>
      )}
      <Muted>{t.passkeyLost}</Muted>
      <Actions>
        <Button variant="quiet" isPending={isLeaving} onPress={logOut}>
          {t.cancel}
        </Button>
      </Actions>
    </Card>
  );
}
