import { callNumbers, type CallLine } from "#shared/danger/calls";
import { useWords } from "../core/i18n/i18n.tsx";
import { ButtonLink } from "../design/controls/links.tsx";
import * as css from "./Chat.css.ts";
import { words } from "./words.ts";

/**
 * Whom to call in one tap, as soon as a message speaks of a life in danger; it waits for no answer.
 */
export function DangerCalls({ calls }: { calls: readonly CallLine[] }) {
  const t = useWords(words).danger;
  return (
    <div className={css.danger} role="alert">
      <p className={css.dangerTitle}>{t.title}</p>
      <div className={css.dangerWays}>
        {calls.map((line) => (
          <ButtonLink key={line} href={`tel:${callNumbers[line].replaceAll("-", "")}`} variant="danger">
            <Label text={t.call[line]} number={callNumbers[line]} />
          </ButtonLink>
        ))}
        {calls.includes("988") && (
          <ButtonLink href="sms:988" variant="quiet">
            {t.text988}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** A number that breaks across two lines is hard to read out or to dial. */
function Label({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split(number);
  return (
    <span>
      {before}
      <span className={css.dangerNumber}>{number}</span>
      {after}
    </span>
  );
}
