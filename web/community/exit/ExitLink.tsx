import { useWords } from "../../core/i18n/i18n.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { neutralSite } from "../../core/device/neutralSite.ts";
import { useExitVisible } from "./useExitVisible.ts";
import { words } from "./words.link.ts";

/**
 * Leaves for a neutral site. The script in index.html does the work, so that it runs before the app
 * does and when the app fails. Without JavaScript it is an ordinary link.
 */
export function ExitLink({ className }: { className: string }) {
  const t = useWords(words);
  if (!useExitVisible()) return null;
  return (
    <a
      href={neutralSite}
      rel="noreferrer"
      data-exit=""
      data-react-aria-top-layer="" // An open list makes the rest of the page inert, except for this.
      className={className}
      aria-label={t.exit}
      title={t.hint}
    >
      <Icon name="exit" />
      {t.short}
    </a>
  );
}
