import { Suspense } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Navigate, useLocation } from "react-router-dom";
import type { CaseTrackingPageQuery } from "#relay/CaseTrackingPageQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { CaseEnded } from "../../intake/request-access/CaseEnded.tsx";
import { CaseSummary } from "./CaseSummary.tsx";
import { CaseTrackingFooter } from "./CaseTrackingFooter.tsx";
import { ContinueButton } from "./ContinueButton.tsx";
import { RecipientForm } from "./RecipientForm.tsx";
import { ServiceRequestCard } from "./ServiceRequestCard.tsx";
import { StatementRecorder } from "./StatementRecorder.tsx";
import { words } from "./words.ts";

/** Not needed for the form. */
const FiledRequests = lazily(() => import("./FiledRequests.tsx"), "FiledRequests");

/** The recipient's page, before a request is filed. */
export function CaseTrackingPage({ queryRef }: { queryRef: PreloadedQuery<CaseTrackingPageQuery> }) {
  const t = useWords(words);
  const { hash } = useLocation();
  const { verification } = usePreloadedQuery<CaseTrackingPageQuery>(
    graphql`
      query CaseTrackingPageQuery @preloadable {
        verification {
          status
          recipient {
            __typename
          }
          ...CaseSummary_verification
          ...RecipientForm_verification
          ...StatementRecorder_verification
          ...ServiceRequestCard_verification
        }
      }
    `,
    queryRef,
  );
  if (!verification) return <Navigate to="/officer-login" replace />;
  const isSaved = verification.recipient !== null;
  // The record came from the queue (offline/queue/nextStep.ts): the next step comes first.
  const isNext = isSaved && hash === "#continue";
  if (verification.status === "rejected")
    return (
      <Page title={t.title} width="reading">
        <CaseEnded />
        <CaseSummary verification={verification} />
        <ButtonLink href="/requests" variant="quiet" icon="file">
          {t.filed}
        </ButtonLink>
        <CaseTrackingFooter />
      </Page>
    );
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      {isNext && <ContinueButton isSaved />}
      <CaseSummary verification={verification} isAboveForm />
      <Card title={t.form.title} icon="user">
        <RecipientForm verification={verification} />
      </Card>
      {!isNext && <ContinueButton isSaved={isSaved} />}
      <StatementRecorder verification={verification} />
      {isSaved && <ServiceRequestCard verification={verification} />}
      <Boundary of="filed" failed={() => null}>
        <Suspense>
          <FiledRequests />
        </Suspense>
      </Boundary>
      <CaseTrackingFooter />
    </Page>
  );
}
