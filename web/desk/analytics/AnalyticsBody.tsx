import { startTransition, Suspense, useCallback, useMemo, useState } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { AnalyticsBodyQuery } from "#relay/AnalyticsBodyQuery.graphql";
import type { TimeRange } from "../../../shared/desk/analytics/rules.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import * as css from "./analytics.css.ts";
import { words } from "./words.desk.ts";
import { ChangedFigures, Figures } from "./Figures.tsx";
import { rangeInGraph } from "./range.ts";
import { TopPlaces } from "./TopPlaces.tsx";
import type { AnalyticsBodySubscription } from "#relay/AnalyticsBodySubscription.graphql";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** The charts are heavier than all the numbers, which are shown first. */
const Breakdown = lazily(() => import("./Breakdown.tsx"), "Breakdown");
const DayCharts = lazily(() => import("./DayCharts.tsx"), "DayCharts");

interface BodyProps {
  range: TimeRange;
  timeZone: string;
  fetchKey: number;
  onRetry: () => void;
}

/** All numbers of the range, updated live. */
export function AnalyticsBody({ range, timeZone, fetchKey, onRetry }: BodyProps) {
  const t = useWords(words);
  const [changes, setChanges] = useState(0);
  useAnalyticsChanges(useCallback(() => startTransition(() => setChanges((times) => times + 1)), []));
  const { analytics } = useLazyLoadQuery<AnalyticsBodyQuery>(
    graphql`
      query AnalyticsBodyQuery($range: AnalyticsRange!, $timeZone: String!) {
        analytics(range: $range, timeZone: $timeZone) {
          from
          to
          beforeFrom
          beforeTo
          overview {
            name
            value
            before
            ...Figures_figure
          }
          performance {
            ...Figures_figure
          }
          requestsByService {
            name
            count
            percentage
            before
          }
          requestsByUrgency {
            name
            count
            percentage
            before
          }
          servicesMeans
          urgenciesMeans
          states {
            means
            note
            rows {
              name
              label
              count
              before
            }
          }
          departments {
            means
            note
            rows {
              name
              label
              count
              before
            }
          }
          ...DayCharts_analytics
        }
      }
    `,
    { range: rangeInGraph[range], timeZone },
    {
      fetchKey: `${fetchKey}.${changes}`,
      fetchPolicy: changes + fetchKey === 0 ? "store-and-network" : "network-only",
    },
  );
  const { requestsByService, requestsByUrgency, states, departments } = analytics;
  const [services, urgencies, stateRows, departmentRows] = useMemo(() => {
    const named = (shares: typeof requestsByService) =>
      shares.map(({ name, count, percentage, before }) => ({
        name,
        label: t.names[name] ?? name,
        count,
        percentage,
        before,
      }));
    const placed = (rows: typeof states.rows) =>
      rows.map(({ name, label, count, before }) => ({ name, label, count, before }));
    return [
      named(requestsByService),
      named(requestsByUrgency),
      placed(states.rows),
      placed(departments.rows),
    ];
  }, [requestsByService, requestsByUrgency, states, departments, t]);
  const isEmpty = analytics.overview.every(({ value, before }) => !value && !before);
  if (isEmpty)
    return (
      <EmptyState icon="info" title={t.empty} text={t.emptyText}>
        <Button icon="refresh" variant="quiet" onPress={onRetry}>
          {t.retry}
        </Button>
      </EmptyState>
    );
  return (
    <Stack>
      <ChangedFigures figures={analytics.overview} />
      <Period {...analytics} timeZone={timeZone} />
      <Figures figures={analytics.overview} />
      <Suspense fallback={<Loading />}>
        <DayCharts analytics={analytics} />
        <div className={css.pair}>
          <Breakdown
            title={t.parts.services}
            means={analytics.servicesMeans}
            of={t.service}
            rows={services}
          />
          <Breakdown
            title={t.parts.urgencies}
            means={analytics.urgenciesMeans}
            of={t.urgency}
            rows={urgencies}
          />
        </div>
      </Suspense>
      <Card title={t.parts.performance}>
        <Figures figures={analytics.performance} />
      </Card>
      <div className={css.pair}>
        <TopPlaces title={t.parts.states} means={states.means} rows={stateRows} note={states.note} />
        <TopPlaces
          title={t.parts.departments}
          means={departments.means}
          rows={departmentRows}
          note={departments.note}
        />
      </div>
    </Stack>
  );
}

interface PeriodProps {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  timeZone: string;
}

function Period({ from, to, beforeFrom, beforeTo, timeZone }: PeriodProps) {
  const t = useWords(words);
  const { date } = useFormat();
  return (
    <Muted>
      {t.period(date(from), date(to), timeZone.replaceAll("_", " "))}{" "}
      {t.before(date(beforeFrom), date(beforeTo))}
    </Muted>
  );
}

/** Reloads with a stable `readAgain`: when the numbers may have changed, and after a reconnect. */
function useAnalyticsChanges(readAgain: () => void): void {
  useReconnect(readAgain);
  useSubscription<AnalyticsBodySubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription AnalyticsBodySubscription {
            analyticsChanged
          }
        `,
        variables: {},
        onNext: () => readAgain(),
      }),
      [readAgain],
    ),
  );
}
