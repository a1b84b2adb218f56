import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { NeedsList } from "../../intake/needs/NeedsList.tsx";
import type { Stated } from "./hub/useStatedHelp.ts";
import * as css from "./DispatchForm.css.ts";
import { words } from "./words.desk.ts";

/** What is needed of all kinds of help, before a provider is chosen for any. */
export function NeededHelp({ stated: { needs, isConfirmed } }: { stated: Stated }) {
  const t = useWords(words).dialog;
  if (!needs) return null;
  return (
    <section className={css.needed} aria-label={t.needed}>
      <h3 className={css.legend}>{t.needed}</h3>
      <NeedsList needs={needs} />
      {!isConfirmed && <Muted>{t.unconfirmed}</Muted>}
    </section>
  );
}
