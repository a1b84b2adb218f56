import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../layout/Card.tsx";
import { Page } from "../layout/Page.tsx";
import { Buttons } from "./Buttons.tsx";
import { Charts } from "./Charts.tsx";
import { Fields } from "./Fields.tsx";
import { Messages } from "./Messages.tsx";
import { Numbers } from "./Numbers.tsx";
import { Panels } from "./Panels.tsx";
import { Tables } from "./Tables.tsx";
import { words } from "./words.gallery.ts";

const sections = [
  ["numbers", Numbers],
  ["table", Tables],
  ["charts", Charts],
  ["fields", Fields],
  ["buttons", Buttons],
  ["panels", Panels],
  ["messages", Messages],
] as const;

/**
 * The design system in all states, for review: light and dark, phone and desk, keyboard and screen
 * reader.
 */
export function GalleryPage() {
  const t = useWords(words);
  return (
    <Page title={t.title} lead={t.lead}>
      {sections.map(([name, Section]) => (
        <Card key={name} title={t.sections[name]}>
          <Section />
        </Card>
      ))}
    </Page>
  );
}
