import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { NewRequestPageQuery } from "#relay/NewRequestPageQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { CaseEnded } from "../../verification/CaseEnded.tsx";
import { NewRequestForm } from "./NewRequestForm.tsx";
import { words } from "../words.ts";

/** Files a request for a recipient. */
export function NewRequestPage({ queryRef }: { queryRef: PreloadedQuery<NewRequestPageQuery> }) {
  const t = useWords(words).newRequest;
  const { newRequestDraft } = usePreloadedQuery<NewRequestPageQuery>(
    graphql`
      query NewRequestPageQuery @preloadable {
        newRequestDraft {
          isCaseRejected
          ...NewRequestForm_draft
        }
      }
    `,
    queryRef,
  );
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      {newRequestDraft.isCaseRejected ? (
        <CaseEnded />
      ) : (
        <Card>
          <NewRequestForm draft={newRequestDraft} />
        </Card>
      )}
    </Page>
  );
}
