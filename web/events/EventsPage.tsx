import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { EventsPageQuery } from "#relay/EventsPageQuery.graphql";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { EmptyState } from "../design/EmptyState.tsx";
import { Muted, Stack } from "../design/layout.tsx";
import { Page } from "../design/Page.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { EventCard } from "./EventCard.tsx";
import { MonthNavigation } from "./MonthNavigation.tsx";
import { readView } from "./view.ts";
import { ViewToggle } from "./ViewToggle.tsx";
import { words } from "./words.ts";

/** What one can come to, a month at a time, as a list or as a calendar (spec 2, Events & Engagement). */
export function EventsPage({ queryRef }: { queryRef: PreloadedQuery<EventsPageQuery> }) {
  const t = useWords(words);
  const [search, setSearch] = useSearchParams();
  const { month, view, day } = readView(search);
  const { events } = usePreloadedQuery<EventsPageQuery>(
    graphql`
      query EventsPageQuery($month: String!, $device: String) @preloadable {
        events(month: $month, device: $device) {
          id
          day
          ...EventCard_event
        }
      }
    `,
    queryRef,
  );
  const isNarrowed = view === "calendar" && events.some((event) => event.day === day);
  const shown = isNarrowed ? events.filter((event) => event.day === day) : events;

  const change = (part: Record<string, string | undefined>) =>
    setSearch((now) => changed(now, part), { replace: true, preventScrollReset: true });

  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        <ViewToggle view={view} onChange={(next) => change({ view: next, day: undefined })} />
        <MonthNavigation month={month} count={events.length} />
        {view === "calendar" && (
          <CalendarMonth
            month={month}
            days={events.map((event) => event.day)}
            selected={isNarrowed ? day : undefined}
            onSelect={(chosen) => change({ day: chosen === day ? undefined : chosen.slice(-2) })}
          />
        )}
        {isNarrowed && (
          <div>
            <Button look="plain" icon="calendar" onPress={() => change({ day: undefined })}>
              {t.allOfMonth}
            </Button>
          </div>
        )}
        {shown.length === 0 ? (
          <EmptyState icon="calendar" text={t.empty} />
        ) : (
          <Stack as="ul">
            {shown.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </Stack>
        )}
        <Muted>{t.privacy}</Muted>
      </Stack>
    </Page>
  );
}

function changed(search: URLSearchParams, part: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
