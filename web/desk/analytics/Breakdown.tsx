import { useMemo } from "react";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Chart } from "../../design/display/chart/Chart.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";

interface BreakdownProps {
  title: string;
  means: string;
  /** What the bars are: services, states. */
  of: string;
  rows: readonly { name: string; label: string; count: number; percentage: number; before: number }[];
}

/** The number of requests of each, compared with the previous period. */
export function Breakdown({ title, means, of, rows }: BreakdownProps) {
  const t = useWords(words);
  const { number } = useFormat();
  const points = useMemo(
    () => rows.map(({ name, label, count, before }) => ({ id: name, label, values: [count, before] })),
    [rows],
  );
  const shares = rows.map(({ label, percentage }) => t.share(label, number(percentage))).join(" · ");
  return (
    <Card title={title}>
      <Muted>{means}</Muted>
      <Chart
        kind="bar"
        label={t.requests}
        summary={rows.some(({ count }) => count > 0) ? shares : t.nothing}
        pointLabel={of}
        points={points}
        series={[
          { id: "now", label: t.thisRange },
          { id: "before", label: t.periodBefore },
        ]}
      />
    </Card>
  );
}
