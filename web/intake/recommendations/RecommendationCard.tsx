import { graphql, useFragment } from "react-relay";
import { isUndecided } from "../../../shared/core/request-statuses.ts";
import type { RecommendationCard_request$key } from "#relay/RecommendationCard_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Card } from "../../design/layout/Card.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Spinner } from "../../design/text/Spinner.tsx";
import * as css from "./RecommendationCard.css.ts";
import { explained } from "./explained.ts";
import { words } from "./words.ts";

/** The recommendation with its reasons. It is computed after filing, so at first there is none. */
export function RecommendationCard({ request: ref }: { request: RecommendationCard_request$key }) {
  const t = useWords(words).recommendation;
  const format = useFormat();
  const say = useSay();
  const {
    status,
    aiRecommendation,
    aiJustification,
    recommendationFigures: figures,
  } = useFragment(
    graphql`
      fragment RecommendationCard_request on EmergencyRequest {
        status
        aiRecommendation
        aiJustification
        recommendationFigures {
          source
          byRules
          proposed
        }
      }
    `,
    ref,
  );
  return (
    <Card title={t.title} icon="spark">
      {aiRecommendation === null ? (
        <p role="status" className={css.waiting}>
          {isUndecided(status) && <Spinner />}
          {isUndecided(status) ? t.waiting : t.none}
        </p>
      ) : (
        <>
          <Facts>
            <Fact term={t.amount}>
              <bdi className={isUndecided(status) ? css.amount : undefined} translate="no">
                {format.money(aiRecommendation)}
              </bdi>
            </Fact>
            {figures && <Fact term={t.byRules}>{format.money(figures.byRules)}</Fact>}
            {figures && <Fact term={t.proposed(figures.source)}>{format.money(figures.proposed)}</Fact>}
          </Facts>
          {aiJustification && (
            <p className={css.justification}>{explained(aiJustification).map(say).join(" ")}</p>
          )}
          {figures && figures.proposed > aiRecommendation && <Muted>{t.held}</Muted>}
          <Muted>{t.advice}</Muted>
        </>
      )}
    </Card>
  );
}
