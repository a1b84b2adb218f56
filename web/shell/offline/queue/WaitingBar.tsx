import { useWords } from "../../../core/i18n/i18n.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { useOutbox } from "./outbox.ts";
import { useSending } from "./useSending.ts";
import * as css from "./WaitingBar.css.ts";
import { words } from "../words.ts";

/** One line under the header. Loaded when something waits, and also does the sending. */
export function WaitingBar({ count }: { count: number }) {
  const t = useWords(words).waiting;
  const held = useOutbox()?.items.filter(({ refusal }) => refusal).length ?? 0;
  useSending();
  return (
    <aside className={css.bar} aria-label={t.title}>
      <span role="status">{held > 0 ? t.held(held) : t.count(count)}</span>{" "}
      <TextLink href="/waiting">{t.show}</TextLink>
    </aside>
  );
}
