import { graphql, useFragment } from "react-relay";
import type { EventDetail_event$key } from "#relay/EventDetail_event.graphql";
import type { EventDetailQuery } from "#relay/EventDetailQuery.graphql";
import { May } from "../../../shell/desk/May.tsx";
import { Detail, MissingDetail } from "../../../shell/desk/workspace/Detail.tsx";
import { useDetailQuery } from "../../../shell/desk/workspace/useDetailQuery.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { useEventFormat } from "../useEventFormat.ts";
import { words } from "../words.desk.ts";
import { EventActs } from "./EventActs.tsx";
import { EventState } from "./EventState.tsx";

/** The open event with its texts in each language. */
export function EventDetail() {
  const { node } = useDetailQuery<EventDetailQuery>(graphql`
    query EventDetailQuery($id: ID!) @preloadable {
      node(id: $id) {
        ...EventDetail_event @alias(as: "event")
      }
    }
  `);
  return node?.event ? <Found event={node.event} /> : <MissingDetail />;
}

function Found({ event: ref }: { event: EventDetail_event$key }) {
  const t = useWords(words);
  const format = useEventFormat();
  const event = useFragment(
    graphql`
      fragment EventDetail_event on Event {
        title
        description
        translations {
          language
          title
          description
        }
        day
        startsAt
        endsAt
        timeZone
        location
        host
        color
        goingCount
        ...EventState_event
        ...EventActs_event
      }
    `,
    ref,
  );
  const { day, startsAt, endsAt, timeZone } = event;
  return (
    <Detail
      title={event.title}
      actions={
        <May do="workDesk">
          <EventActs event={event} />
        </May>
      }
    >
      <Stack>
        <EventState event={event} />
        <Facts>
          <Fact term={t.columns.when}>
            {`${format.day(day)}, ${format.hours(startsAt, endsAt, timeZone)}`}
          </Fact>
          <Fact term={t.location}>{event.location}</Fact>
          <Fact term={t.host}>{event.host}</Fact>
          <Fact term={t.columns.going}>{String(event.goingCount)}</Fact>
          <Fact term={t.color}>{t.colors[event.color]}</Fact>
        </Facts>
        <h3>{t.english}</h3>
        <p>{event.description}</p>
        {event.translations.map(({ language, title, description }) => (
          <Stack key={language} gap="xs">
            <h3>{t.languages[language as "es" | "fr"] ?? language}</h3>
            <p lang={language}>
              <b>{title}</b>
            </p>
            <p lang={language}>{description}</p>
          </Stack>
        ))}
      </Stack>
    </Detail>
  );
}
