import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Icon, type IconName } from "../design/Icon.tsx";
import { needsScript } from "../design/script.css.ts";
import { unreadIn, useNotifications } from "../requests/notifications.ts";
import { useWords } from "./i18n.tsx";
import { tool, toolCount } from "./shells.css.ts";
import { words } from "./words.ts";

const SupportDialog = lazy(() =>
  import("../support/SupportDialog.tsx").then((file) => ({ default: file.SupportDialog })),
);
const SettingsDialog = lazy(() =>
  import("../preferences/SettingsDialog.tsx").then((file) => ({ default: file.SettingsDialog })),
);

const NotificationsDialog = lazy(() =>
  import("../requests/NotificationsDialog.tsx").then((file) => ({ default: file.NotificationsDialog })),
);

/** Support, Settings and Notifications; their windows are loaded when somebody asks for them. */
export function HeaderTools() {
  const [open, setOpen] = useState<"support" | "settings" | "notifications">();
  const t = useWords(words);
  const unread = unreadIn(useNotifications());
  const close = () => setOpen(undefined);

  return (
    <>
      <Tool icon="help" label={t.support} onPress={() => setOpen("support")} />
      <Tool icon="gear" label={t.settings} onPress={() => setOpen("settings")} />
      <Tool icon="bell" label={t.notifications} onPress={() => setOpen("notifications")}>
        {unread > 0 && <span className={toolCount}>{t.unread(unread)}</span>}
      </Tool>
      <Suspense>
        {open === "support" && <SupportDialog onClose={close} />}
        {open === "settings" && <SettingsDialog onClose={close} />}
        {open === "notifications" && <NotificationsDialog onClose={close} />}
      </Suspense>
    </>
  );
}

const Tool = (props: { icon: IconName; label: string; onPress: () => void; children?: ReactNode }) => (
  <Button className={`${tool} ${needsScript}`} onPress={props.onPress}>
    <Icon name={props.icon} />
    {props.label}
    {props.children}
  </Button>
);
