import { useWords } from "../core/i18n/i18n.tsx";
import { ButtonLink } from "../design/links.tsx";
import * as css from "./Chat.css.ts";
import { words } from "./words.ts";

/** 911 and 988 in one tap, as soon as a message speaks of a life in danger; it waits for no answer. */
export function DangerCalls() {
  const t = useWords(words).danger;
  return (
    <div className={css.danger} role="alert">
      <p className={css.dangerTitle}>{t.title}</p>
      <div className={css.dangerWays}>
        <ButtonLink href="tel:911" variant="danger">
          {t.call911}
        </ButtonLink>
        <ButtonLink href="tel:988" variant="danger">
          {t.call988}
        </ButtonLink>
        <ButtonLink href="sms:988" variant="quiet">
          {t.text988}
        </ButtonLink>
      </div>
    </div>
  );
}
