import { callNumbers, type CallLine } from "../../../shared/community/danger/calls.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import * as css from "./Chat.css.ts";
import { words } from "./words.ts";

/**
 * Emergency numbers, one tap away, as soon as a message indicates mortal danger; does not wait for
 * an answer.
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

/** A number that wraps is hard to read aloud or to dial. */
function Label({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split(number);
  return (
    <span>
      {before}
      <bdi className={css.dangerNumber} translate="no">
        {number}
      </bdi>
      {after}
    </span>
  );
}
