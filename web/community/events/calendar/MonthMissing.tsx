import { useWords } from "../../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { CallLines } from "../../directory/entry/CallLines.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { MonthNavigation } from "./MonthNavigation.tsx";
import { RetryMonth } from "./RetryMonth.tsx";
import type { EventsView } from "./view.ts";
import { words } from "../words.ts";

/** Offline and not loaded: links to other months stay, and one to what works. */
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
      <CallLines />
      <ButtonLink href="/offline" variant="quiet" icon="list" isWide>
        {t.works}
      </ButtonLink>
    </Stack>
  );
}
