import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Figures_figure$data, Figures_figure$key } from "#relay/Figures_figure.graphql";
import { changeOf } from "../../../shared/desk/analytics/rules.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import * as css from "./analytics.css.ts";
import { words } from "./words.desk.ts";

/** Numbers in a grid, each with the previous period and, on demand, its definition. */
export function Figures({ figures: ref }: { figures: Figures_figure$key }) {
  const figures = useFragment(
    graphql`
      fragment Figures_figure on AnalyticsFigure @relay(plural: true) {
        name
        label
        means
        unit
        value
        before
        basis
      }
    `,
    ref,
  );
  return (
    <ul className={css.figures}>
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
      {basis !== null && value !== null && <p className={css.note}>{basis}</p>}
      <p className={css.note}>{change}</p>
      <div id={id} hidden={!isOpen}>
        {isOpen && <p className={css.means}>{means}</p>}
      </div>
    </li>
  );
}

/**
 * A figure with its unit, and its change as a sentence, so that arrow and color are not the only
 * signs.
 */
function useFigureWords({ unit, value, before }: Figure) {
  const t = useWords(words);
  const { money, number } = useFormat();
  const format = (amount: number): string => {
    if (unit === "cents") return money(amount / 100);
    if (unit === "percent") return t.units.percent(number(amount));
    return unit === "hours" ? t.units.hours(number(amount)) : number(amount);
  };
  const difference = changeOf(value, before);
  const rounded = difference === null ? null : Math.round(difference * 100) / 100;
  const by = (amount: number) => (unit === "percent" ? t.change.points(number(amount)) : format(amount));
  const change =
    rounded === null || before === null
      ? t.change.unknown
      : rounded === 0
        ? t.change.same
        : rounded > 0
          ? t.change.more(by(rounded), format(before))
          : t.change.less(by(-rounded), format(before));
  return { format, change };
}
