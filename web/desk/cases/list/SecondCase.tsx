import { Suspense, useState, useSyncExternalStore } from "react";
import { widestDesk } from "../../../shell/desk/lists/density.css.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { CasePane } from "./CasePane.tsx";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { words } from "./words.desk.ts";

/** A case that stays beside the open one. On a narrower screen it is not loaded, so not logged. */
export function SecondCase({ number, onClose }: { number: number; onClose: () => void }) {
  const t = useWords(words);
  const [tab, setTab] = useState("decision");
  const isWide = useSyncExternalStore(listen, matches);
  if (!isWide) return null;
  return (
    <section aria-label={t.besideLabel} className={css.detail}>
      <Suspense fallback={<Loading shape="cards" />}>
        <CasePane {...{ number, tab, onClose }} isSecond takesFocus={never} onTab={setTab} />
      </Suspense>
    </section>
  );
}

const never = () => false;
const media = () => globalThis.matchMedia?.(widestDesk);
const matches = () => media()?.matches ?? false;
function listen(tell: () => void) {
  const list = media();
  list?.addEventListener("change", tell);
  return () => list?.removeEventListener("change", tell);
}
