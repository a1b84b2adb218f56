import { useWords } from "../../../core/i18n/i18n.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { OfflineWays } from "../../offline/OfflineWays.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { MonthNavigation } from "./MonthNavigation.tsx";
import { RetryMonth } from "./RetryMonth.tsx";
import type { EventsView } from "./view.ts";
import { words } from "../words.ts";

/** Offline and not loaded: links to other months stay, and the page lists what works. */
export function MonthMissing({ month, view }: { month: string; view: EventsView }) {
  const t = useWords(words).missing;
  return (
    <Stack>
      <MonthNavigation month={month} />
      <Notice tone="caution" title={t.title} isAlert>
        {t.text}
      </Notice>
      {view === "calendar" && <CalendarMonth month={month} days={[]} />}
      <div>
        <RetryMonth />
      </div>
      <p>{t.works}</p>
      <OfflineWays />
    </Stack>
  );
}
