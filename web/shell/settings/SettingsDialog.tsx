import { lazy, Suspense, useState } from "react";
import { readPreferences, savePreferences, type Preferences } from "../../core/device/preferences.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { relayed } from "../../core/relay/lazyWithRelay.tsx";
import { useSessionMark } from "../../core/session/sessionMark.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { AboutTab } from "./tabs/AboutTab.tsx";
import { AppearanceTab } from "./tabs/AppearanceTab.tsx";
import { GeneralTab } from "./tabs/GeneralTab.tsx";
import * as css from "./SettingsDialog.css.ts";
import { NotificationsTab } from "./tabs/NotificationsTab.tsx";
import { SecurityTab } from "./tabs/SecurityTab.tsx";
import { words } from "./words.ts";

/** With Relay, and so only for people with a session to end. */
const LogOutRow = lazy(async () => ({
  default: await relayed(() => import("./session/LogOutRow.tsx").then((file) => file.LogOutRow)),
}));

/**
 * Settings. Save Changes applies and stores everything, Cancel discards it; nothing changes before.
 */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const kind = useSessionMark()?.kind;
  const [chosen, setChosen] = useState(readPreferences);
  const choosing = {
    chosen,
    choose: (changed: Partial<Preferences>) => setChosen((now) => ({ ...now, ...changed })),
  };

  async function save() {
    savePreferences(chosen);
    onClose();
    const said = await words(chosen.language);
    toast({ title: said.saved, description: said.savedText, tone: "positive" });
  }
  return (
    <Dialog title={t.title} isOpen onClose={onClose} keepsOpen isWide>
      <div className={css.tabs}>
        <Tabs
          label={t.title}
          tabs={[
            { id: "general", label: t.tabs.general, content: <GeneralTab {...choosing} /> },
            {
              id: "notifications",
              label: t.tabs.notifications,
              content: <NotificationsTab {...choosing} />,
            },
            { id: "appearance", label: t.tabs.appearance, content: <AppearanceTab {...choosing} /> },
            {
              id: "security",
              label: t.tabs.security,
              content: <SecurityTab {...choosing} onLeave={onClose} />,
            },
            { id: "about", label: t.tabs.about, content: <AboutTab /> },
          ]}
        />
      </div>
      <Suspense>
        {(kind === "officer" || kind === "admin") && <LogOutRow kind={kind} onLeave={onClose} />}
      </Suspense>
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {t.cancel}
        </Button>
        <Button onPress={() => void save()}>{t.save}</Button>
      </Actions>
    </Dialog>
  );
}
