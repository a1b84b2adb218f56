import type { Report, Section } from "../../core/pages/report.ts";
import type { Context } from "../../core/context.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import type { Figure, Places, Share } from "./figures.ts";
import { changeOf, daysOf } from "../../../shared/desk/analytics/rules.ts";
import type { Analytics } from "./service.ts";
import { en } from "./words.en.ts";

const { columns, parts } = en;

/** The analytics as tables: the same numbers as on screen, each with its meaning. */
export function reportOf(analytics: Analytics, now: Context["now"]): Report {
  const { span, overview, performance, services, urgencies, states, departments, days } = analytics;
  const first = span.days[0]?.day ?? "";
  const last = span.days.at(-1)?.day ?? "";
  return {
    title: `${en.title}, ${en.ranges[span.range]}`,
    lead: en.comparison(daysOf[span.range]),
    facts: [
      [en.facts.range, en.ranges[span.range]],
      [en.facts.from, first],
      [en.facts.to, last],
      [en.facts.timeZone, span.timeZone],
      [en.facts.made, dateTimeIn(span.timeZone, now(), "en")],
    ],
    sections: [
      figureTable(parts.overview, overview),
      figureTable(parts.performance, performance),
      shareTable(parts.services, parts.servicesMeans, services, en.services),
      shareTable(parts.urgencies, parts.urgenciesMeans, urgencies, en.urgencies),
      placeTable(parts.states, parts.statesMeans, states, en.smallStates),
      placeTable(parts.departments, parts.departmentsMeans, departments, en.smallDepartments),
      {
        title: parts.days,
        means: parts.daysMeans,
        columns: [columns.day, columns.filed, columns.allocated],
        rows: days.map(({ day, filed, allocatedCents }) => [day, filed, allocatedCents / 100]),
      },
    ],
  };
}

const unitOf = { count: "", cents: en.units.usd, percent: en.units.percent, hours: en.units.hours };

function figureTable(title: string, figures: readonly Figure[]): Section {
  return {
    title,
    columns: [columns.name, columns.value, columns.unit, columns.before, columns.change, columns.means],
    rows: figures.map((figure) => {
      const { name, unit, basis } = figure;
      const [value, before] =
        unit === "cents" ? [usd(figure.value), usd(figure.before)] : [figure.value, figure.before];
      const difference = changeOf(value, before);
      const { label, means } = en.figures[name];
      return [
        label,
        value ?? en.noData,
        unitOf[unit],
        before ?? en.noData,
        difference === null ? en.noData : Math.round(difference * 100) / 100,
        basis ? `${means} (${basis})` : means,
      ];
    }),
  };
}

const usd = (cents: number | null) => (cents === null ? null : cents / 100);

const shareTable = <Name extends string>(
  title: string,
  means: string,
  shares: readonly Share<Name>[],
  names: Record<Name, string>,
): Section => ({
  title,
  means,
  columns: [columns.name, columns.count, columns.share, columns.before],
  rows: shares.map(({ name, count, percentage, before }) => [names[name], count, percentage, before]),
});

const placeTable = (
  title: string,
  means: string,
  { rows, small }: Places,
  smallWords: (count: number) => string,
): Section => ({
  title,
  means,
  columns: [columns.name, columns.count, columns.before],
  rows: rows.map(({ label, count, before }) => [label, count, before ?? en.fewer]),
  ...(small > 0 && { notes: [smallWords(small)] }),
});
