import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../../core/i18n/i18n.tsx";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import * as css from "../SettingsDialog.css.ts";
import { words } from "../words.ts";

interface AccountWaysProps {
  kind: SessionMark["kind"] | undefined;
  onLeave: () => void;
}

/** Administrators get a link to the account; everyone else learns why they need none. */
export function AccountWays({ kind, onLeave }: AccountWaysProps) {
  const t = useWords(words);
  const navigate = useNavigate();
  const [isTold, setTold] = useState(false);

  function go(account: "two-factor" | "password") {
    if (kind !== "admin") return setTold(true);
    onLeave();
    void navigate(`/admin/account?change=${account}`);
  }
  return (
    <>
      <div className={css.ways}>
        <Button variant="quiet" icon="shield" isWide onPress={() => go("two-factor")}>
          {t.twoFactor}
        </Button>
        <Button variant="quiet" icon="lock" isWide onPress={() => go("password")}>
          {t.changePassword}
        </Button>
      </div>
      {isTold && (
        <Notice title={t.notNeeded} isAlert>
          {kind === "officer" ? t.notNeededOfficer : t.notNeededVisitor}
        </Notice>
      )}
    </>
  );
}
