import { useId, useMemo, useRef, useState } from "react";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import * as css from "./Chart.css.ts";
import { Sample } from "./chartMarks.tsx";
import { ChartPlot } from "./ChartPlot.tsx";
import type { ChartPoint } from "./chartScales.ts";
import { deskWords } from "../../words.desk.ts";
import { Disclosure } from "../../layout/Disclosure.tsx";
import { Table } from "../table/Table.tsx";
import type { TableColumn } from "../table/tableColumns.ts";
import { remPixels, useWidth } from "../../layout/useWidth.ts";

interface ChartProps {
  kind: "bar" | "line";
  /** What is counted. */
  label: string;
  /** A summary sentence: the sum, the highest, the change. */
  summary: string;
  /** What the points are: days, states. */
  pointLabel: string;
  points: readonly ChartPoint[];
  /** One to four: no one can tell more apart. */
  series: readonly { id: string; label: string }[];
  format?: (value: number) => string;
  /** Shorter, for the chart's axis: "$600" for "$600.00". */
  axisFormat?: (value: number) => string;
  /** Replaces an unknown value: "fewer than 5". */
  missing?: string;
}

const heightRem = 15;

/** Bars or lines, with the same numbers in a table. Color is never the only sign. */
export function Chart(props: ChartProps) {
  const { kind, label, summary, pointLabel, points, series, missing } = props;
  const t = useWords(deskWords);
  const { number } = useFormat();
  const { format = number, axisFormat = format } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const rem = remPixels();
  const id = useId();
  const [active, setActive] = useState<number>();
  const isEmpty = points.length === 0;

  const valueText = (value: number | null | undefined) =>
    typeof value === "number" ? format(value) : (missing ?? t.noValue);
  const read = (point: ChartPoint | undefined) =>
    point &&
    [point.label, ...series.map((one, at) => `${one.label} ${valueText(point.values[at])}`)].join(" · ");

  return (
    <figure className={css.chart} aria-labelledby={`${id}label`}>
      <figcaption className={css.head}>
        <span id={`${id}label`} className={css.title}>
          {label}
        </span>
        {series.length > 1 && !isEmpty && (
          <ul className={css.legend}>
            {series.map((one, at) => (
              <li key={one.id} className={css.legendItem}>
                <Sample kind={kind} series={at} id={`${id}sample${at}`} />
                {one.label}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <p className={css.readout}>{active === undefined ? summary : read(points[active])}</p>
      <div ref={place} className={css.place} data-empty={isEmpty || undefined}>
        {width !== undefined && !isEmpty && (
          <ChartPlot
            kind={kind}
            points={points}
            seriesCount={series.length}
            format={axisFormat}
            width={width}
            height={heightRem * rem}
            rem={rem}
            active={active}
            onActive={setActive}
            label={t.valuesOf(label)}
            activeText={read(points[active ?? points.length - 1]) ?? ""}
          />
        )}
      </div>
      {!isEmpty && (
        <Disclosure title={t.showNumbers} level={4}>
          <Numbers {...{ label, pointLabel, points, series, valueText }} />
        </Disclosure>
      )}
    </figure>
  );
}

interface NumbersProps extends Pick<ChartProps, "label" | "pointLabel" | "points" | "series"> {
  valueText: (value: number | null | undefined) => string;
}

function Numbers({ label, pointLabel, points, series, valueText }: NumbersProps) {
  const columns = useMemo(
    (): TableColumn<ChartPoint>[] => [
      { id: "point", label: pointLabel, text: (point) => point.label, isRowHeader: true },
      ...series.map((one, at) => ({
        id: one.id,
        label: one.label,
        text: ({ values }: ChartPoint) => valueText(values[at]),
        isNumber: true,
      })),
    ],
    [pointLabel, series, valueText],
  );
  return <Table label={label} columns={columns} rows={points} />;
}
