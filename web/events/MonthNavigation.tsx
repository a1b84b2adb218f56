import { Link, useSearchParams } from "react-router-dom";
import { useWords } from "../app/i18n.tsx";
import { Icon } from "../design/Icon.tsx";
import * as css from "./MonthNavigation.css.ts";
import { useEventFormat } from "./useEventFormat.ts";
import { monthAddress, monthsBeside } from "./view.ts";
import { words } from "./words.ts";

/** From month to month; each is an address of its own. How many events it has is said when one arrives. */
export function MonthNavigation({ month, count }: { month: string; count: number }) {
  const t = useWords(words);
  const format = useEventFormat();
  const [search] = useSearchParams();
  const [previous, next] = monthsBeside(month);
  const now = new Date();
  const thisMonth = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}`;

  const way = (to: string, label: string, icon: "arrow-left" | "arrow-right") => (
    <Link to={monthAddress(search, to)} preventScrollReset aria-label={label} className={css.way}>
      <Icon name={icon} />
    </Link>
  );
  return (
    <nav aria-label={t.month} className={css.months}>
      {previous ? way(previous, t.previous(format.month(previous)), "arrow-left") : <span />}
      <div role="status" className={css.current}>
        <h2>{format.month(month)}</h2>
        <p className={css.count}>{t.found(count)}</p>
      </div>
      {next ? way(next, t.next(format.month(next)), "arrow-right") : <span />}
      {month !== thisMonth && (
        <Link to={monthAddress(search, thisMonth)} preventScrollReset className={css.today}>
          <Icon name="calendar" />
          {t.thisMonth}
        </Link>
      )}
    </nav>
  );
}
