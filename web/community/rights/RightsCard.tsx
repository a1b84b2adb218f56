import { useId } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { systemName } from "../../core/i18n/ownIdentity.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { needsScript } from "../../design/theme/script.css.ts";
import { Logo } from "../../design/text/Logo.tsx";
import { guide } from "./guide.ts";
import * as css from "./RightsCard.css.ts";
import { words } from "./words.ts";

/** What to say, also as a printable card: the style sheet hides everything else. */
export function RightsCard() {
  const t = useWords(words);
  const { card, name } = useWords(guide);
  const id = useId();
  return (
    <section className={css.saying} aria-labelledby={id}>
      <div className={css.wallet}>
        <div className={css.head}>
          <Logo />
          <h2 id={id} className={css.title}>
            {card.title}
          </h2>
        </div>
        <ul className={css.lines}>
          {card.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={css.foot}>{`${systemName()} · ${name}`}</p>
      </div>
      <div className={css.print}>
        <Muted>{t.cardText}</Muted>
        <div className={needsScript}>
          <Button variant="quiet" icon="printer" onPress={printCard}>
            {t.printCard}
          </Button>
        </div>
      </div>
    </section>
  );
}

function printCard() {
  const { dataset } = document.documentElement;
  dataset["print"] = "card";
  window.addEventListener("afterprint", () => delete dataset["print"], { once: true });
  window.print();
}
