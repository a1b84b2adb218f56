import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { ComparePageQuery } from "#relay/ComparePageQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Page } from "../../../design/layout/Page.tsx";
import { caseHref } from "../../../shell/desk/caseHref.ts";
import { compareHref } from "./compareAddress.ts";
import { CompareTable } from "./CompareTable.tsx";
import { PersonPair } from "./PersonPair.tsx";
import { PersonPairs } from "./PersonPairs.tsx";
import { words } from "./words.desk.ts";

/** Two cases side by side, and who they are for. */
export function ComparePage({ queryRef }: { queryRef: PreloadedQuery<ComparePageQuery> }) {
  const t = useWords(words);
  const { request, other } = usePreloadedQuery<ComparePageQuery>(
    graphql`
      query ComparePageQuery($number: Int!, $hasCase: Boolean!, $other: Int!, $hasOther: Boolean!)
      @preloadable {
        request(number: $number) @include(if: $hasCase) {
          id
          number
          caseId
          anonymous
          samePerson {
            number
            isAsked
            matches
            ...PersonPair_pair
            ...PersonPairs_pair
          }
          ...CompareTable_request
        }
        other: request(number: $other) @include(if: $hasOther) {
          number
          anonymous
          ...CompareTable_request
        }
      }
    `,
    queryRef,
  );
  const pairs = request?.samePerson ?? [];
  const first = pairs.find(({ isAsked }) => isAsked) ?? pairs[0];
  if (request && first && !other) return <Navigate to={compareHref(request.number, first.number)} replace />;
  const chosen = pairs.find(({ number }) => number === other?.number);
  const rest = pairs.filter((one) => one !== chosen);
  return (
    <Page title={t.title} lead={t.pageLead}>
      {!request || !other || !chosen ? (
        <EmptyState icon="users" text={request ? t.none : t.choose}>
          <ButtonLink
            variant="quiet"
            icon="arrow-left"
            href={request ? caseHref(request.number) : "/admin/tasks?kind=same_person"}
          >
            {request ? t.backTo(request.caseId) : t.openTasks}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Card>
            <PersonPair id={request.id} pair={chosen} isShown />
          </Card>
          <CompareTable
            requests={request.number < other.number ? [request, other] : [other, request]}
            isNameless={request.anonymous || other.anonymous}
            same={chosen.matches}
          />
        </>
      )}
      {request && chosen && rest.length > 0 && (
        <Card title={t.more}>
          <PersonPairs id={request.id} number={request.number} pairs={rest} />
        </Card>
      )}
    </Page>
  );
}
