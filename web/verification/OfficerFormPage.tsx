import { useWords } from "../app/i18n.tsx";
import { Card } from "../design/Card.tsx";
import { TextLink } from "../design/links.tsx";
import { Page } from "../design/Page.tsx";
import { OfficerForm } from "./OfficerForm.tsx";
import { words } from "./words.ts";

/** Where an officer says who he is, for whom he asks and who can confirm it (spec 2). */
export function OfficerFormPage() {
  const t = useWords(words).form;
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="reading"
      above={
        <TextLink href="/" icon="arrow-left">
          {t.back}
        </TextLink>
      }
    >
      <Card>
        <OfficerForm />
      </Card>
    </Page>
  );
}
