import { Suspense, useRef, useState, type ComponentType, type ReactNode } from "react";
import { useButton } from "react-aria/useButton";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import { needsScript } from "../../design/theme/script.css.ts";
import { visuallyHidden } from "../../design/text/visuallyHidden.css.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { unreadIn, useNotifications } from "../../shell/notifications/notifications.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { tool, toolCount } from "./shells.css.ts";
import { words } from "../words.ts";

type Window = ComponentType<{ onClose: () => void }>;
const support = () => import("../../community/support/SupportDialog.tsx").then((file) => file.SupportDialog);
const settings = () => import("../../shell/settings/SettingsDialog.tsx").then((file) => file.SettingsDialog);
const notifications = () =>
  import("../../shell/notifications/NotificationsDialog.tsx").then((file) => file.NotificationsDialog);

/**
 * Support, Settings and Notifications. Their dialogs are loaded on demand, and a lost connection
 * leaves the page as it is.
 */
export function HeaderTools({ isCompact = false }: { isCompact?: boolean }) {
  const [Open, setOpen] = useState<Window>();
  const t = useWords(words);
  const unread = unreadIn(useNotifications());

  // The last-pressed tool: on a slow connection an earlier one may arrive after it.
  const asked = useRef<() => Promise<Window>>(undefined);

  async function open(load: () => Promise<Window>) {
    asked.current = load;
    try {
      const loaded = await load();
      if (asked.current === load) setOpen(() => loaded);
    } catch {
      if (asked.current !== load) return;
      toast({ title: t.toolFailed, description: t.toolFailedText, tone: "critical" });
    }
  }
  function close() {
    asked.current = undefined;
    setOpen(undefined);
  }
  return (
    <>
      <Tool icon="help" label={t.support} isCompact={isCompact} onPress={() => void open(support)} />
      <Tool icon="gear" label={t.settings} isCompact={isCompact} onPress={() => void open(settings)} />
      <Tool
        icon="bell"
        label={t.notifications}
        isCompact={isCompact}
        onPress={() => void open(notifications)}
      >
        {unread > 0 && (
          <>
            <span className={toolCount} aria-hidden>
              {unread > 99 ? "99+" : unread}
            </span>
            <span className={visuallyHidden}>{t.unread(unread)}</span>
          </>
        )}
      </Tool>
      <Suspense>{Open && <Open onClose={close} />}</Suspense>
    </>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  /** The icon alone; its label is a tooltip. */
  isCompact: boolean;
  onPress: () => void;
  children?: ReactNode;
}

function Tool({ icon, label, isCompact, onPress, children }: ToolProps) {
  const self = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ onPress }, self);
  return (
    <button
      {...buttonProps}
      ref={self}
      className={`${tool} ${needsScript}`}
      title={isCompact ? label : undefined}
    >
      <Icon name={icon} />
      {isCompact ? <span className={visuallyHidden}>{label}</span> : label}
      {children}
    </button>
  );
}
