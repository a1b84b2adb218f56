import {
  maxFoodPeople,
  usd,
  type DispatchLimits,
  type Totals,
} from "../../../../shared/help/dispatches/rules.ts";
import type { Sentence } from "../../../../shared/core/i18n/phrases.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSay } from "../../../core/i18n/sentences.ts";
import { Meter } from "../../../design/display/bars/Meter.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import * as css from "../DispatchForm.css.ts";

interface LimitsSummaryProps {
  totals: Totals;
  limits: DispatchLimits;
  violations: readonly Sentence[];
  money: { givenCents: number; allocatedCents: number };
}

/** The limits after this dispatch, with a bar for those that are used, and any violations. */
export function LimitsSummary({ totals, limits, violations, money }: LimitsSummaryProps) {
  const { limits: t, dialog, toasts } = useWords(words);
  const say = useSay();
  const { food, transportation, shelter, people } = totals;
  const perPerson = usd(limits.foodCentsPerPerson);
  const meters = [
    {
      label: dialog.types.transportation,
      rule: t.transportationRule,
      value: transportation.cents,
      most: transportation.maxCents,
      text: t.transportation(usd(transportation.cents), usd(transportation.maxCents)),
    },
    {
      label: dialog.types.food,
      rule: t.foodRule(perPerson, maxFoodPeople),
      value: food.cents,
      most: food.maxCents,
      text: t.food(usd(food.cents), usd(food.maxCents), people, perPerson),
    },
    {
      label: dialog.types.shelter,
      rule: t.shelterRule(usd(limits.housingCentsPerNight)),
      value: shelter.hours,
      most: shelter.maxHours,
      text: t.shelter(shelter.hours, shelter.maxHours),
    },
    {
      label: t.allocated,
      rule: "",
      value: money.givenCents,
      most: money.allocatedCents,
      text: t.ofAllocated(usd(money.givenCents), usd(money.allocatedCents)),
    },
  ];
  return (
    <section className={css.limits} aria-label={t.title}>
      <Stack gap="xs">
        <h3 className={css.legend}>{t.title}</h3>
        <Muted>{t.window}</Muted>
      </Stack>
      <div className={css.meters}>
        {meters.map(({ label, rule, value, most, text }) => (
          <div key={label} className={css.meter} data-over={value > most || undefined}>
            {value === 0 ? (
              <Cluster isSpread>
                <span>{label}</span>
                <strong>{text}</strong>
              </Cluster>
            ) : (
              <Meter label={label} value={Math.min(value, most)} most={Math.max(most, 1)} valueText={text} />
            )}
            {rule && <Muted>{rule}</Muted>}
          </div>
        ))}
      </div>
      {violations.length > 0 && (
        <Notice tone="critical" title={toasts.limits}>
          <ul className={css.violations}>
            {violations.map((violation) => (
              <li key={violation.text}>{say(violation)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
