import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import type { VictimInfoPageQuery } from "#relay/VictimInfoPageQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Breadcrumbs } from "../../../design/layout/Breadcrumbs.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { VictimInfoForm } from "./VictimInfoForm.tsx";
import { words } from "../words.victimForm.ts";

/** The victim information form; approval requires it. */
export function VictimInfoPage({ queryRef }: { queryRef: PreloadedQuery<VictimInfoPageQuery> }) {
  const t = useWords(words);
  const { request } = usePreloadedQuery<VictimInfoPageQuery>(
    graphql`
      query VictimInfoPageQuery($number: Int!) @preloadable {
        request(number: $number) {
          number
          caseId
          status
          viewerCanEditVictimInfo
          ...VictimInfoForm_request
        }
      }
    `,
    queryRef,
  );
  const href = `/request/${request.number}`;
  const steps = [
    { label: t.requests, href: "/requests" },
    { label: t.request(request.caseId), href },
    { label: t.title },
  ];
  const obstacle = !request.viewerCanEditVictimInfo
    ? t.noPermission
    : !isUndecided(request.status)
      ? t.decided
      : undefined;

  return (
    <Page
      title={t.title}
      lead={obstacle ? undefined : t.intro}
      above={<Breadcrumbs steps={steps} />}
      width="reading"
    >
      {obstacle ? (
        <>
          <Notice tone="info" icon="lock">
            {obstacle}
          </Notice>
          <Cluster>
            <ButtonLink href={href} variant="quiet" icon="arrow-left">
              {t.backToRequest}
            </ButtonLink>
          </Cluster>
        </>
      ) : (
        <VictimInfoForm request={request} />
      )}
    </Page>
  );
}
