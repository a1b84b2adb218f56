import { useWords } from "../../core/i18n/i18n.tsx";
import { systemName } from "../../core/i18n/ownIdentity.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { needsScript } from "../../design/theme/script.css.ts";
import { Logo } from "../../design/text/Logo.tsx";
import { guide } from "./guide.ts";
import * as css from "./RightsCard.css.ts";
import { words } from "./words.ts";

/** What to say, as a printable card: the style sheet hides everything else. */
export function RightsCard() {
  const t = useWords(words);
  const { card, name } = useWords(guide);
  return (
    <Card title={t.cardTitle} icon="file">
      <p>{t.cardText}</p>
      <div className={css.wallet}>
        <p className={css.head}>
          <Logo />
          <strong>{card.title}</strong>
        </p>
        <ul className={css.lines}>
          {card.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={css.foot}>{`${systemName()} · ${name}`}</p>
      </div>
      <div className={needsScript}>
        <Button variant="quiet" icon="printer" onPress={printCard}>
          {t.printCard}
        </Button>
      </div>
    </Card>
  );
}

function printCard() {
  const { dataset } = document.documentElement;
  dataset["print"] = "card";
  window.addEventListener("afterprint", () => delete dataset["print"], { once: true });
  window.print();
}
