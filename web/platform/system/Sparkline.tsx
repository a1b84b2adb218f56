import { graphql, useFragment } from "react-relay";
import type { Sparkline_points$key } from "#relay/Sparkline_points.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import * as css from "./SystemStatus.css.ts";

const quarters = 96;
const quarterMs = 15 * 60_000;
const height = 24;
/** With fewer bars there is no course to see. */
const fewestBars = 4;

interface SparklineProps {
  name: string;
  points: Sparkline_points$key;
  until: string;
  /** The current measurement, which is not part of a quarter of an hour yet. */
  nowMs: number | null | undefined;
}

/**
 * The last day of one part: a bar per quarter of an hour, as high as its slowest response; failures
 * have full height. The text has the same content.
 */
export function Sparkline({ name, points: ref, until, nowMs }: SparklineProps) {
  const points = useFragment(
    graphql`
      fragment Sparkline_points on HealthPoint @relay(plural: true) {
        at
        state
        responseMs
      }
    `,
    ref,
  );
  const t = useWords(words).status;
  const times = [...points.map(({ responseMs }) => responseMs), nowMs].filter((ms) => typeof ms === "number");
  const slowest = Math.max(0, ...times);
  // Unconfigured parts, such as a missing mail server, are not measured.
  const measured = points.filter(({ state }) => state !== "unknown");
  const unwell = measured.filter(({ state }) => state !== "healthy").length;
  const text = t.dayText(measured.length, unwell, times.length > 0 ? t.milliseconds(slowest) : null);
  const end = Math.floor(Date.parse(until) / quarterMs);
  return (
    <div className={css.day}>
      <Muted>{text}</Muted>
      {measured.length >= fewestBars && (
        <svg
          className={css.line}
          viewBox={`0 0 ${quarters} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${name}. ${t.lastDay}: ${text}`}
        >
          {points.map(({ at, state, responseMs }) => {
            const place = quarters - 1 - (end - Math.floor(Date.parse(at) / quarterMs));
            const share =
              responseMs === null || responseMs === undefined || slowest === 0 ? 1 : responseMs / slowest;
            const tall = state === "error" ? height : Math.max(2, share * height * 0.8);
            return (
              <rect
                key={at}
                x={place}
                y={height - tall}
                width={0.8}
                height={tall}
                className={css.marks[state as keyof typeof css.marks]}
              />
            );
          })}
        </svg>
      )}
    </div>
  );
}
