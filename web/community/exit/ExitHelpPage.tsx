import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import * as css from "./ExitHelpPage.css.ts";
import { words } from "./words.ts";

/** What Exit does, what else to do, and what remains. */
export function ExitHelpPage() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      <Card title={t.does.title} icon="check">
        <Points points={t.does.points} />
      </Card>
      <Card title={t.clear.title} icon="trash">
        <Points points={t.clear.points} />
      </Card>
      <Notice tone="caution">{t.careful}</Notice>
      <Card title={t.hidesNot.title} icon="alert">
        <Points points={t.hidesNot.points} />
      </Card>
    </Page>
  );
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={css.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
