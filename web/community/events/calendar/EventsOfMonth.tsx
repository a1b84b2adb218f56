import { graphql, useFragment } from "react-relay";
import type { EventsOfMonth_events$key } from "#relay/EventsOfMonth_events.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { EventCard } from "../EventCard.tsx";
import { MonthNavigation } from "./MonthNavigation.tsx";
import { readView } from "./view.ts";
import { words } from "../words.ts";

/** A loaded month; the calendar can select a day. */
export function EventsOfMonth({ events: refs }: { events: EventsOfMonth_events$key }) {
  const t = useWords(words);
  const [search, changeSearch] = useSearch();
  const { month, view, day } = readView(search);
  const events = useFragment(
    graphql`
      fragment EventsOfMonth_events on Event @relay(plural: true) {
        id
        day
        ...EventCard_event
      }
    `,
    refs,
  );
  const isNarrowed = view === "calendar" && events.some((event) => event.day === day);
  const shown = isNarrowed ? events.filter((event) => event.day === day) : events;

  const choose = (chosen: string | undefined) =>
    changeSearch((now) => {
      if (chosen) now.set("day", chosen.slice(-2));
      else now.delete("day");
      return now;
    });
  return (
    <Stack>
      <MonthNavigation month={month} count={events.length} />
      {view === "calendar" && (
        <CalendarMonth
          month={month}
          days={events.map((event) => event.day)}
          selected={isNarrowed ? day : undefined}
          onSelect={(chosen) => choose(chosen === day ? undefined : chosen)}
        />
      )}
      {isNarrowed && (
        <div>
          <Button variant="plain" icon="calendar" onPress={() => choose(undefined)}>
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
    </Stack>
  );
}
