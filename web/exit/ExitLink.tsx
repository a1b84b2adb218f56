import { useWords } from "../core/i18n/i18n.tsx";
import { Icon } from "../design/Icon.tsx";
import { leave, neutralSite } from "./leave.ts";
import { useEscapeExit } from "./useEscapeExit.ts";
import { words } from "./words.ts";

/** Leaves for a neutral site, before the app runs by the script in index.html; without JavaScript an ordinary link to it. */
export function ExitLink({ className }: { className: string }) {
  const t = useWords(words);
  useEscapeExit();
  return (
    <a
      href={neutralSite}
      rel="noreferrer"
      data-exit=""
      className={className}
      aria-label={t.exit}
      title={t.hint}
      onClick={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <Icon name="cross" />
      {t.short}
    </a>
  );
}
