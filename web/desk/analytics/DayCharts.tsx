import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { DayCharts_analytics$key } from "#relay/DayCharts_analytics.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Chart } from "../../design/display/chart/Chart.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import * as css from "./analytics.css.ts";
import { dayPoints, type DayPoint } from "./dayPoints.ts";
import { words } from "./words.desk.ts";

/** Requests and money by day, or by week for a year. */
export function DayCharts({ analytics: ref }: { analytics: DayCharts_analytics$key }) {
  const t = useWords(words);
  const { number, money, date } = useFormat();
  const { days, daysMeans } = useFragment(
    graphql`
      fragment DayCharts_analytics on Analytics {
        daysMeans
        days {
          day
          filed
          allocatedCents
        }
      }
    `,
    ref,
  );
  const { points, areWeeks } = useMemo(() => dayPoints(days), [days]);
  const charted = useMemo(() => {
    const named = (valueOf: (point: DayPoint) => number) =>
      points.map((point) => ({
        id: point.day,
        label: date(point.day).replace(/,? \d{4}$/, ""),
        values: [valueOf(point)],
      }));
    return { filed: named(({ filed }) => filed), money: named(({ allocatedCents }) => allocatedCents / 100) };
  }, [points, date]);
  const summaryOf = (series: typeof charted.filed, format: (value: number) => string) => {
    const valueOf = (at: (typeof series)[number] | undefined) => at?.values[0] ?? 0;
    const sum = series.reduce((total, point) => total + valueOf(point), 0);
    const [most] = [...series].sort((one, other) => valueOf(other) - valueOf(one));
    return most && sum > 0 ? t.sum(format(sum), most.label, format(valueOf(most))) : t.nothing;
  };
  const pointLabel = areWeeks ? t.weekFrom : t.day;
  return (
    <Card title={t.parts.days}>
      <Muted>{daysMeans}</Muted>
      <div className={css.pair}>
        <Chart
          kind="line"
          label={t.filed}
          summary={summaryOf(charted.filed, number)}
          pointLabel={pointLabel}
          points={charted.filed}
          series={[{ id: "filed", label: t.filed }]}
        />
        <Chart
          kind="bar"
          label={t.allocated}
          summary={summaryOf(charted.money, money)}
          pointLabel={pointLabel}
          points={charted.money}
          series={[{ id: "allocated", label: t.allocated }]}
          format={money}
          axisFormat={(usd) => money(usd).replace(".00", "")}
        />
      </div>
    </Card>
  );
}
