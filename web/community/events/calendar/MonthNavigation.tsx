import { monthIn } from "../../../../shared/core/time/zone.ts";
import { useSearchParams } from "react-router-dom";
import { installationZone } from "../../../core/i18n/installationZone.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import * as css from "./MonthNavigation.css.ts";
import { useEventFormat } from "../useEventFormat.ts";
import { monthAddress, monthsBeside } from "./view.ts";
import { words } from "../words.ts";

interface MonthNavigationProps {
  month: string;
  /** The number of its events, announced on arrival; omitted if unknown. */
  count?: number;
}

/** Previous and next month, each with its own URL. */
export function MonthNavigation({ month, count }: MonthNavigationProps) {
  const t = useWords(words);
  const format = useEventFormat();
  const [search] = useSearchParams();
  const [previous, next] = monthsBeside(month);
  const thisMonth = monthIn(installationZone(), new Date());

  const way = (to: string, label: string, icon: "arrow-left" | "arrow-right") => (
    <a href={monthAddress(search, to)} data-stay="" aria-label={label} className={css.way}>
      <Icon name={icon} />
    </a>
  );
  return (
    <nav aria-label={t.month} className={css.months}>
      {previous && way(previous, t.previous(format.month(previous)), "arrow-left")}
      <div role="status" className={css.current}>
        <h2>{format.month(month)}</h2>
        {count !== undefined && <p className={css.count}>{t.found(count)}</p>}
      </div>
      {month !== thisMonth && (
        <a href={monthAddress(search, thisMonth)} data-stay="" className={css.today}>
          {t.thisMonth}
        </a>
      )}
      {next && way(next, t.next(format.month(next)), "arrow-right")}
    </nav>
  );
}
