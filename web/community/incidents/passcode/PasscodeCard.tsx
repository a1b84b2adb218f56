import { Suspense, useState } from "react";
import { lazily } from "../../../core/routing/lazily.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { log } from "../store/useIncidentLog.ts";
import { words } from "../words.ts";

const NewPasscodeDialog = lazily(() => import("./PasscodeDialogs.tsx"), "NewPasscodeDialog");
const RemovePasscodeDialog = lazily(() => import("./PasscodeDialogs.tsx"), "RemovePasscodeDialog");

/** The passcode that locks the log against other users of this browser. */
export function PasscodeCard() {
  const t = useWords(words).passcode;
  const [asked, setAsked] = useState<"new" | "remove">();
  const close = () => setAsked(undefined);

  return (
    <Card title={t.title} icon="lock">
      <p>{t.on}</p>
      <Cluster gap="xs">
        <Button icon="lock" onPress={() => void log.lock()}>
          {t.lockNow}
        </Button>
        <Button variant="quiet" onPress={() => setAsked("new")}>
          {t.change}
        </Button>
        <Button variant="plain" onPress={() => setAsked("remove")}>
          {t.remove}
        </Button>
      </Cluster>
      <Suspense>
        {asked === "new" && <NewPasscodeDialog isChange onClose={close} />}
        {asked === "remove" && <RemovePasscodeDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
