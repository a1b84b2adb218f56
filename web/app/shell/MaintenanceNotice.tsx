import { useWords } from "../../core/i18n/i18n.tsx";
import { useSessionMark } from "../../core/session/sessionMark.ts";
import { maintenanceNotice } from "./shells.css.ts";
import { words } from "../words.ts";

/**
 * A notice before anyone types that it could not be sent. Shown by the style sheet if the page is
 * marked; administrators see theirs on the desk.
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
