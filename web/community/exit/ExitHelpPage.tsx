import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import * as css from "./ExitHelpPage.css.ts";
import { words } from "./words.ts";

/** What Exit does, what remains, and what else to do. */
export function ExitHelpPage() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      <Card title={t.does.title} icon="check">
        <Points points={t.does.points} />
      </Card>
      <Card title={t.hidesNot.title} icon="alert">
        <Points points={t.hidesNot.points} isFirstVital />
      </Card>
      <Card title={t.clear.title} icon="shield">
        <Points points={t.clear.points} />
      </Card>
      <Notice tone="caution">{t.careful}</Notice>
    </Page>
  );
}

const Points = ({ points, isFirstVital }: { points: readonly string[]; isFirstVital?: boolean }) => (
  <ul className={css.points}>
    {points.map((point, place) => (
      <li key={point}>{isFirstVital && place === 0 ? <strong>{point}</strong> : point}</li>
    ))}
  </ul>
);
