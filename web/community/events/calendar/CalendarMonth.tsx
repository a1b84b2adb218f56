import { weeksOf } from "../../../../shared/community/events/rules.ts";
import { useLocale, useWords } from "../../../core/i18n/i18n.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import * as css from "./CalendarMonth.css.ts";
import { useEventFormat } from "../useEventFormat.ts";
import { firstWeekday } from "./view.ts";
import { words } from "../words.ts";

interface CalendarMonthProps {
  month: string;
  /** The day of each event; repeated for several. */
  days: readonly string[];
  selected?: string | undefined;
  onSelect?: (day: string) => void;
}

/** The month as a table. A day with events is a button that filters by it, or clears the filter. */
export function CalendarMonth({ month, days, selected, onSelect }: CalendarMonthProps) {
  const locale = useLocale();
  const format = useEventFormat();
  const weeks = weeksOf(month, firstWeekday[locale]);
  const fullWeek = weeks.find((week) => week.every((day) => day !== null)) ?? [];
  const countOn = (day: string) => days.filter((found) => found === day).length;

  return (
    <table className={css.calendar}>
      {/* The month is displayed above already; here it names the table. */}
      <caption className={visuallyHidden}>{format.month(month)}</caption>
      <thead>
        <tr>
          {fullWeek.map((day) => (
            <th key={day} scope="col" abbr={format.weekday(day ?? "")} className={css.weekday}>
              {format.weekdayShort(day ?? "")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              <td key={day ?? place} className={css.cell}>
                {day && (
                  <Day day={day} count={countOn(day)} isSelected={day === selected} onSelect={onSelect} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  count: number;
  isSelected: boolean;
  onSelect: ((day: string) => void) | undefined;
}

function Day({ day, count, isSelected, onSelect }: DayProps) {
  const t = useWords(words);
  const format = useEventFormat();
  const number = Number(day.slice(-2));
  if (count === 0) return <span className={css.day}>{number}</span>;
  return (
    <button
      type="button"
      className={`${css.day} ${css.marked}`}
      aria-label={t.dayEvents(format.day(day), count)}
      aria-pressed={isSelected}
      onClick={() => onSelect?.(day)}
    >
      {number}
      <span className={css.dot} aria-hidden>
        {count > 1 ? count : ""}
      </span>
    </button>
  );
}
