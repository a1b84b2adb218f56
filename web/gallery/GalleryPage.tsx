import { useWords } from "../core/i18n/i18n.tsx";
import { Card } from "../design/Card.tsx";
import { Page } from "../design/Page.tsx";
import { Buttons } from "./Buttons.tsx";
import { Tables } from "./Tables.tsx";
import { words } from "./words.ts";

/** The whole kit in all states, to be looked at: light and dark, on a phone and at a desk, by keyboard and by screen reader. */
export function GalleryPage() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead}>
      <Card title={t.sections.buttons}>
        <Buttons />
      </Card>
      <Card title={t.sections.table}>
        <Tables />
      </Card>
    </Page>
  );
}
