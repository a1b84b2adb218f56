import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Figures_figure$data, Figures_figure$key } from "#relay/Figures_figure.graphql";
import { changeOf } from "../../../shared/desk/analytics/rules.ts";
import { useFormat, type Format } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { secondary } from "../../design/layout/layout.css.ts";
import * as css from "./analytics.css.ts";
import { words, type en } from "./words.desk.ts";

const fragment = graphql`
  fragment Figures_figure on AnalyticsFigure @relay(plural: true) {
    name
    label
    means
    unit
    value
    before
    basis
  }
`;

/** Numbers in a grid, each with its change and, on demand, its definition. */
export function Figures({ figures: ref }: { figures: Figures_figure$key }) {
  const figures = useFragment(fragment, ref);
  return (
    <ul className={css.figures} data-count={figures.length}>
      {figures.map((figure) => (
        <FigureItem key={figure.name} figure={figure} />
      ))}
    </ul>
  );
}

type Figure = Figures_figure$data[number];

function FigureItem({ figure }: { figure: Figure }) {
  const { label, means, value, basis } = figure;
  const t = useWords(words);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { format, change } = useFigureWords(figure);
  return (
    <li className={css.figure}>
      <div className={css.head}>
        <h3 className={css.label}>{label}</h3>
        <Button
          variant="plain"
          icon="info"
          aria-label={t.means(label)}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      <p className={css.value} data-unknown={value === null || undefined}>
        {value === null ? t.noData : format(value)}
      </p>
      <p className={css.change}>{change}</p>
      {basis !== null && value !== null && <p className={secondary}>{basis}</p>}
      <div id={id} hidden={!isOpen}>
        {isOpen && <p className={css.means}>{means}</p>}
      </div>
    </li>
  );
}

/** The most important changes from the previous period, as one sentence. */
export function ChangedFigures({ figures: ref }: { figures: Figures_figure$key }) {
  const figures = useFragment(fragment, ref);
  const t = useWords(words);
  const format = useFormat();
  const known = figures.filter((figure) => changedBy(figure) !== null);
  const changed = known.flatMap((figure) => {
    const by = changedBy(figure);
    const name = t.changed[figure.name];
    if (!by || !name) return [];
    const { difference } = figureFormat(t, format, figure.unit);
    return [t.change.part(name, difference(Math.abs(by)), by > 0)];
  });
  if (known.length === 0) return <p>{t.change.unknown}</p>;
  return <p>{changed.length > 0 ? t.change.all(changed) : t.change.none}</p>;
}

/** Rounded to two decimals; null if one of the two is unknown. */
function changedBy({ value, before }: Pick<Figure, "value" | "before">) {
  const difference = changeOf(value, before);
  return difference === null ? null : Math.round(difference * 100) / 100;
}

/** A value, and a difference between two, with their unit. */
function figureFormat(t: typeof en, { money, number }: Format, unit: string) {
  const value = (amount: number): string => {
    if (unit === "cents") return money(amount / 100);
    if (unit === "percent") return t.units.percent(number(amount));
    return unit === "hours" ? t.units.hours(amount) : number(amount);
  };
  const difference = (amount: number) =>
    unit === "percent" ? t.change.points(number(amount)) : value(amount);
  return { value, difference };
}

/** A figure with its unit, and its change in words. */
function useFigureWords(figure: Figure) {
  const t = useWords(words);
  const { value: format, difference } = figureFormat(t, useFormat(), figure.unit);
  const { before } = figure;
  const by = changedBy(figure);
  if (by === null || before === null) return { format, change: t.change.unknown };
  if (by === 0) return { format, change: t.change.same };
  return { format, change: t.change.by(difference(Math.abs(by)), format(before), by > 0) };
}
