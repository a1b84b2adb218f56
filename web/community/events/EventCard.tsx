import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { EventCard_event$key } from "#relay/EventCard_event.graphql";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { card } from "../../design/layout/surfaces.css.ts";
import { toned } from "../../design/theme/tones.css.ts";
import * as css from "./EventCard.css.ts";
import { RsvpButton } from "./RsvpButton.tsx";
import { eventTones } from "./tones.ts";
import { useEventFormat } from "./useEventFormat.ts";
import { words } from "./words.ts";

/** One event: time and place, host, and two actions. */
export function EventCard({ event: ref }: { event: EventCard_event$key }) {
  const t = useWords(words);
  const locale = useLocale();
  const format = useEventFormat();
  const id = useId();
  const event = useFragment(
    graphql`
      fragment EventCard_event on Event {
        number
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
        isOver
        isCancelled
        cancelReason
        isGoing
        ...RsvpButton_event
      }
    `,
    ref,
  );
  const said = event.translations.find(({ language }) => language === locale);
  const { title, description } = said ?? event;
  const isFallback = !said && locale !== "en";
  const lang = isFallback ? "en" : undefined;

  return (
    <article className={card} aria-labelledby={id}>
      <div className={css.head}>
        <p className={`${css.date} ${toned[event.isOver ? "neutral" : eventTones[event.color]]}`} aria-hidden>
          <span className={css.month}>{format.monthShort(event.day)}</span>
          <span className={css.day}>{Number(event.day.slice(-2))}</span>
        </p>
        <div className={css.titles}>
          <h3 id={id} lang={lang}>
            {title}
          </h3>
          <time dateTime={event.startsAt} className={css.when}>
            {format.day(event.day)}
          </time>
          <Cluster gap="xs">
            {event.isCancelled && (
              <Badge tone="critical" icon="cross">
                {t.cancelled}
              </Badge>
            )}
            {event.isOver && <Badge icon="clock">{t.over}</Badge>}
            {isFallback && <Badge icon="info">{t.onlyEnglish}</Badge>}
          </Cluster>
        </div>
      </div>
      {event.cancelReason && <p>{t.notHeld(event.cancelReason)}</p>}
      <p lang={lang}>{description}</p>
      <dl className={css.facts}>
        <Line icon="clock" term={t.time} text={format.hours(event.startsAt, event.endsAt, event.timeZone)} />
        <Line icon="pin" term={t.location} text={event.location} isVerbatim />
        <Line icon="users" term={t.host} text={event.host} isVerbatim />
      </dl>
      <div className={css.actions}>
        {(!event.isCancelled || event.isGoing) && <RsvpButton event={event} title={title} />}
        <ButtonLink
          href={`/events/${event.number}.ics?lang=${locale}`}
          download
          variant="quiet"
          icon="calendar"
          aria-label={t.about(t.addToCalendar, title)}
        >
          {t.addToCalendar}
        </ButtonLink>
      </div>
    </article>
  );
}

interface LineProps {
  icon: IconName;
  term: string;
  text: string;
  isVerbatim?: boolean;
}

const Line = ({ icon, term, text, isVerbatim }: LineProps) => (
  <div className={css.fact}>
    <dt className={css.sign}>
      <Icon name={icon} label={term} />
    </dt>
    <dd translate={isVerbatim ? "no" : undefined}>{text}</dd>
  </div>
);
