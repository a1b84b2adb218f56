import { useSyncExternalStore } from "react";
import { useWords } from "./i18n.tsx";
import { demoBanner } from "./shells.css.ts";
import { words } from "./words.ts";

/** Says that the data are invented, where the server put that into the page. */
export function DemoBanner() {
  const t = useWords(words);
  const isDemo = useSyncExternalStore(never, saidByServer, () => false);
  if (!isDemo) return null;
  return (
    <aside className={demoBanner} aria-label={t.demo}>
      <strong>{t.demo}</strong> {t.demoText}
    </aside>
  );
}

const never = () => () => {};
const saidByServer = () =>
  document.querySelector('meta[name="safevoice-demo"]')?.getAttribute("content") === "1";
