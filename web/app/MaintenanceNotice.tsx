import { useWords } from "../core/i18n/i18n.tsx";
import { useSessionMark } from "../core/session/sessionMark.ts";
import { maintenanceNotice } from "./shells.css.ts";
import { words } from "./words.ts";

/**
 * Says before anything is typed that it could not be sent. Seen only while the page is marked so,
 * which the style sheet looks at; administrators go on, and their desk tells them.
 */
export function MaintenanceNotice() {
  const t = useWords(words);
  if (useSessionMark()?.kind === "admin") return null;
  return (
    <aside className={maintenanceNotice} aria-label={t.maintained}>
      <strong>{t.maintained}</strong> {t.maintainedText}
    </aside>
  );
}
