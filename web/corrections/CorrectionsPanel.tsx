import { graphql, useLazyLoadQuery } from "react-relay";
import type { CorrectionsPanelQuery } from "#relay/CorrectionsPanelQuery.graphql";
import { useWords } from "../core/i18n/i18n.tsx";
import { Card } from "../design/Card.tsx";
import { ButtonLink } from "../design/links.tsx";
import { words } from "./deskWords.ts";

/** How many reports wait, and the way to them. */
export function CorrectionsPanel() {
  const t = useWords(words);
  const { corrections } = useLazyLoadQuery<CorrectionsPanelQuery>(
    graphql`
      query CorrectionsPanelQuery {
        corrections(filter: { state: open }) {
          total
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return (
    <Card title={t.title}>
      <p>{t.open(corrections.total)}</p>
      <ButtonLink href="/admin/corrections" variant="quiet">
        {t.seeAll}
      </ButtonLink>
    </Card>
  );
}
