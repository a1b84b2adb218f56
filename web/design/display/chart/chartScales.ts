import { scaleBand, scaleLinear, scaleOrdinal } from "d3-scale";
import { line } from "d3-shape";

/** One position along the chart: a day, a state. An unknown or withheld value is null. */
export interface ChartPoint {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** Pixels inside the chart's frame. */
interface Room {
  width: number;
  height: number;
}

const wantedTicks = 4;
const gapShare = 0.25;

/** The positions of a chart's values. */
export function chartScales(points: readonly ChartPoint[], seriesCount: number, { width, height }: Room) {
  const known = points.flatMap(({ values }) => values.filter((value) => value !== null));
  const value = scaleLinear()
    .domain([Math.min(0, ...known), Math.max(1, ...known)])
    .nice(wantedTicks)
    .range([height, 0]);
  const place = scaleBand<number>()
    .domain(points.map((_, at) => at))
    .range([0, width])
    .paddingInner(gapShare)
    .paddingOuter(gapShare / 2);
  const within = scaleBand<number>()
    .domain(Array.from({ length: seriesCount }, (_, at) => at))
    .range([0, place.bandwidth()])
    .paddingInner(seriesCount > 1 ? 0.08 : 0);
  const base = value(0);

  return {
    /** Few round values. Counts have no halves. */
    ticks: value
      .ticks(wantedTicks)
      .filter((tick) => Number.isInteger(tick) || !known.every(Number.isInteger)),
    y: (of: number) => value(of),
    middle: (at: number) => (place(at) ?? 0) + place.bandwidth() / 2,
    /** The point nearest to a position. */
    nearest: (x: number) => Math.max(0, Math.min(points.length - 1, Math.floor((x / width) * points.length))),
    bar: (at: number, series: number, of: number) => ({
      x: (place(at) ?? 0) + (within(series) ?? 0),
      y: Math.min(value(of), base),
      width: within.bandwidth(),
      height: Math.abs(base - value(of)),
    }),
    /** Interrupted where a value is unknown. */
    path: (series: number) =>
      line<ChartPoint>()
        .defined(({ values }) => typeof values[series] === "number")
        .x((_, at) => (place(at) ?? 0) + place.bandwidth() / 2)
        .y(({ values }) => value(values[series] ?? 0))(points) ?? "",
    /** The interval between labels, so that none overlap; each is centered on its position. */
    labelStep: (widthOf: (label: string) => number) => {
      const halves = points.map(({ label }) => widthOf(label) / 2);
      const isClear = (step: number) =>
        halves.every((half, at) => at % step > 0 || half + (halves[at + step] ?? 0) <= step * place.step());
      let step = 1;
      while (step < points.length && !isClear(step)) step += 1;
      return step;
    },
  };
}

/** A series has a color, and also a pattern, dashes and marks for those who cannot see it. */
export const seriesTone = scaleOrdinal<number, "a" | "b" | "c" | "d">()
  .domain([0, 1, 2, 3])
  .range(["a", "b", "c", "d"]);
