import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from "d3-shape";
import * as css from "./Chart.css.ts";
import { seriesTone } from "./chartScales.ts";

const shapes = { a: symbolCircle, b: symbolSquare, c: symbolTriangle, d: symbolDiamond };
const markArea = 44;

/** The marker of a line's points, with a different shape per series. */
export const Mark = ({ series, x, y }: { series: number; x: number; y: number }) => (
  <path
    d={symbol(shapes[seriesTone(series)], markArea)() ?? ""}
    transform={`translate(${x} ${y})`}
    className={css.mark}
    data-tone={seriesTone(series)}
  />
);

/** The fill of a series' bars; the first is plain. */
export const Patterns = ({ id, count }: { id: string; count: number }) => (
  <defs>
    {Array.from({ length: count }, (_, series) => {
      const tone = seriesTone(series);
      return (
        <pattern key={tone} id={`${id}${tone}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className={css.ground} data-tone={tone} />
          {strokes[tone] && <path d={strokes[tone]} className={css.stroke} data-tone={tone} />}
        </pattern>
      );
    })}
  </defs>
);

const strokes = {
  a: "",
  b: "M-2 2l4-4M0 8l8-8M6 10l4-4",
  c: "M0 4h8",
  d: "M2 2h2v2h-2zM6 6h2v2h-2z",
};

/** A series' sample in the legend. */
export const Sample = ({ kind, series, id }: { kind: "bar" | "line"; series: number; id: string }) => (
  <svg className={css.sample} viewBox="0 0 28 14" aria-hidden>
    {kind === "bar" ? (
      <>
        <Patterns id={id} count={series + 1} />
        <rect
          width={28}
          height={14}
          rx={2}
          fill={`url(#${id}${seriesTone(series)})`}
          className={css.bar}
          data-tone={seriesTone(series)}
        />
      </>
    ) : (
      <>
        <path d="M0 7h28" className={css.line} data-tone={seriesTone(series)} />
        <Mark series={series} x={14} y={7} />
      </>
    )}
  </svg>
);
