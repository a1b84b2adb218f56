import { useWords } from "../../../core/i18n/i18n.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import * as css from "./CallLines.css.ts";
import { words } from "../words.ts";

/** The nationwide lines, each one tap away. */
export function CallLines({ note }: { note?: string }) {
  const t = useWords(words);
  return (
    <Card title={t.callTitle} icon="phone">
      <ul className={css.lines}>
        {t.lines.map(({ number, href, text }) => (
          <li key={number}>
            <a href={href} className={css.line}>
              <bdi className={css.number} translate="no">
                {number}
              </bdi>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {note && <Muted>{note}</Muted>}
    </Card>
  );
}
