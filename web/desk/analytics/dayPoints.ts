interface Day {
  readonly day: string;
  readonly filed: number;
  readonly allocatedCents: number;
}

export interface DayPoint {
  /** Its first day. */
  day: string;
  filed: number;
  allocatedCents: number;
}

/** Above this number of points, each one is a week. */
const maxDays = 92;
const week = 7;

/** The points of a chart: days, or weeks that end today. */
export function dayPoints(days: readonly Day[]): { points: readonly DayPoint[]; areWeeks: boolean } {
  if (days.length <= maxDays) return { points: days, areWeeks: false };
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
