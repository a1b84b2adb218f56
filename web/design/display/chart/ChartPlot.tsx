import { useId, type PointerEvent } from "react";
import * as css from "./Chart.css.ts";
import { Mark, Patterns } from "./chartMarks.tsx";
import { chartScales, seriesTone, type ChartPoint } from "./chartScales.ts";

interface ChartPlotProps {
  kind: "bar" | "line";
  points: readonly ChartPoint[];
  seriesCount: number;
  format: (value: number) => string;
  /** The size of the drawing, in pixels. */
  width: number;
  height: number;
  rem: number;
  /** The selected point. */
  active: number | undefined;
  onActive: (at: number | undefined) => void;
  /** The label of the control for reading point by point. */
  label: string;
  activeText: string;
}

/** A line of more points has a mark only at its end and where it is read. */
const maxMarks = 8;

/**
 * The drawing. An invisible slider lies over it, so that keyboard, finger and screen reader can go
 * from point to point.
 */
export function ChartPlot(props: ChartPlotProps) {
  const { kind, points, seriesCount, format, width, height, rem, active, onActive } = props;
  const id = useId();
  const edge = { top: 0.5 * rem, right: 0.5 * rem, bottom: 1.75 * rem };
  const room = { width: 0, height: height - edge.top - edge.bottom };
  const digits = Math.max(
    ...chartScales(points, seriesCount, { ...room, width: 1 }).ticks.map((tick) => format(tick).length),
  );
  const left = (digits * 0.5 + 1) * rem;
  room.width = Math.max(1, width - left - edge.right);
  const scales = chartScales(points, seriesCount, room);
  const step = scales.labelStep((label) => (label.length * 0.5 + 1) * rem);
  /** In a dense line, marks would cover it. */
  const isSparse = points.length <= maxMarks;
  const last = points.length - 1;
  const all = Array.from({ length: seriesCount }, (_, series) => series);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onActive(scales.nearest(event.clientX - box.left - left));
  };
  return (
    <div className={css.plot} onPointerMove={follow} onPointerLeave={() => onActive(undefined)}>
      <input
        type="range"
        className={css.reader}
        aria-label={props.label}
        aria-valuetext={props.activeText}
        min={0}
        max={last}
        value={active ?? last}
        onChange={({ currentTarget }) => onActive(Number(currentTarget.value))}
        onFocus={() => onActive(active ?? last)}
        onBlur={() => onActive(undefined)}
      />
      <svg className={css.drawing} width={width} height={height} aria-hidden>
        <Patterns id={id} count={seriesCount} />
        <g transform={`translate(${left} ${edge.top})`}>
          {scales.ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${scales.y(tick)})`}>
              <path d={`M0 0h${room.width}`} className={css.rule} data-zero={tick === 0 || undefined} />
              <text x={-0.5 * rem} dy="0.32em" textAnchor="end" className={css.axisText}>
                {format(tick)}
              </text>
            </g>
          ))}
          {active !== undefined && (
            <path d={`M${scales.middle(active)} 0v${room.height}`} className={css.cursor} />
          )}
          {points.map((point, at) => (
            <g key={point.id} data-active={at === active || undefined}>
              {at % step === 0 && (
                <text
                  x={scales.middle(at)}
                  y={room.height + 1.25 * rem}
                  textAnchor="middle"
                  className={css.axisText}
                >
                  {point.label}
                </text>
              )}
              {kind === "bar" &&
                all.map((series) => {
                  const value = point.values[series];
                  if (typeof value !== "number") return null;
                  return (
                    <rect
                      key={series}
                      {...scales.bar(at, series, value)}
                      fill={`url(#${id}${seriesTone(series)})`}
                      className={css.bar}
                      data-tone={seriesTone(series)}
                    />
                  );
                })}
            </g>
          ))}
          {kind === "line" &&
            all.map((series) => (
              <g key={series}>
                <path d={scales.path(series)} className={css.line} data-tone={seriesTone(series)} />
                {points.map(({ id: point, values }, at) => {
                  const value = values[series];
                  const isMarked = typeof value === "number" && (isSparse || at === last || at === active);
                  return (
                    isMarked && <Mark key={point} series={series} x={scales.middle(at)} y={scales.y(value)} />
                  );
                })}
              </g>
            ))}
        </g>
      </svg>
    </div>
  );
}
