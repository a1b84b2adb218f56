interface Day {
  readonly day: string;
  readonly filed: number;
  readonly allocatedCents: number;
}

export interface DayPoint {
  /** The first day of it. */
  day: string;
  filed: number;
  allocatedCents: number;
}

/** More points than this are read by nobody: then each stands for a week. */
const mostDays = 92;
const week = 7;

/** The days of a chart, or its weeks, of which the last is the one that ends today. */
export function dayPoints(days: readonly Day[]): { points: readonly DayPoint[]; areWeeks: boolean } {
  if (days.length <= mostDays) return { points: days, areWeeks: false };
  const points: DayPoint[] = [];
  for (let end = days.length; end > 0; end -= week) {
    const part = days.slice(Math.max(0, end - week), end);
    points.unshift({
      day: part[0]?.day ?? "",
      filed: part.reduce((sum, { filed }) => sum + filed, 0),
      allocatedCents: part.reduce((sum, { allocatedCents }) => sum + allocatedCents, 0),
    });
  }
  return { points, areWeeks: true };
}
