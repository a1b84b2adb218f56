import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import * as css from "../SettingsDialog.css.ts";
import { useLogOut, type LoggedIn } from "./useLogOut.ts";
import { words } from "../words.ts";

/** Sign-out from any page, and what an officer loses by it. */
export function LogOutRow({ kind, onLeave }: { kind: LoggedIn; onLeave: () => void }) {
  const t = useWords(words);
  const [logOut, isLeaving] = useLogOut(kind);
  return (
    <div className={css.logOut}>
      <Button
        variant="quiet"
        icon="logout"
        isPending={isLeaving}
        onPress={() => {
          logOut();
          onLeave();
        }}
      >
        {kind === "admin" ? t.adminLogOut : t.logOut}
      </Button>
      {kind === "officer" && <Muted>{t.officerLogOut}</Muted>}
    </div>
  );
}
