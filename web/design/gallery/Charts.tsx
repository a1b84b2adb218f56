import { useMemo } from "react";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Chart } from "../display/chart/Chart.tsx";
import { Apart, State } from "./State.tsx";
import { words } from "./words.gallery.ts";

const firstDay = Date.UTC(2026, 10, 7);
const dayMs = 86_400_000;
const received = [4, 6, 5, 9, 11, 8, 3, 2, 7, 9, 12, 10, 11, 15];
const approved = [3, 4, null, 7, 9, 6, 2, 2, 5, 8, 9, 7, 8, 11];
const weeks = [
  [42, 17, 9, 6],
  [38, 21, 12, null],
  [51, 19, 8, 7],
  [47, 26, 14, 9],
];
const amounts = [120, 310, 75, 240, 520, 180, 60, 45, 260, 330, 410, 290, 300, 270];

export function Charts() {
  const { charts: t, states } = useWords(words);
  const format = useFormat();
  const { days, money, kinds } = useMemo(() => {
    const day = (at: number) => format.date(new Date(firstDay + at * dayMs).toISOString().slice(0, 10));
    const named = (at: number) => ({ id: String(at), label: day(at).replace(/,? \d{4}$/, "") });
    return {
      days: received.map((count, at) => ({ ...named(at), values: [count, approved[at] ?? null] })),
      money: amounts.map((amount, at) => ({ ...named(at), values: [amount] })),
      kinds: weeks.map((values, at) => ({ id: String(at), label: t.weekOf(at + 1), values })),
    };
  }, [format, t]);
  const series = [
    { id: "received", label: t.received },
    { id: "approved", label: t.approved },
  ];
  return (
    <>
      <State name={states.usual}>
        <Apart>
          <Chart
            kind="line"
            label={t.perDay}
            summary={t.perDaySummary}
            pointLabel={t.day}
            points={days}
            series={series}
          />
          <Chart
            kind="bar"
            label={t.byKind}
            summary={t.byKindSummary}
            pointLabel={t.week}
            points={kinds}
            series={t.kinds.map((label) => ({ id: label, label }))}
            missing={t.missing}
          />
          <Chart
            kind="bar"
            label={t.one}
            summary={t.oneSummary}
            pointLabel={t.day}
            points={money}
            series={[{ id: "amount", label: t.amount }]}
            format={format.money}
            axisFormat={(usd) => format.money(usd).replace(".00", "")}
          />
        </Apart>
      </State>
      <State name={states.empty}>
        <Chart
          kind="line"
          label={t.perDay}
          summary={t.nothing}
          pointLabel={t.day}
          points={[]}
          series={series}
        />
      </State>
    </>
  );
}
