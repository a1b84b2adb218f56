import { graphql, readInlineData } from "react-relay";
import type { EventFields_event$key } from "#relay/EventFields_event.graphql";
import { eventColors } from "../../../../shared/community/events/rules.ts";
import { timeZones } from "../../../../shared/core/time/time-zones.ts";
import { clockAt, maxEventCharacters as most } from "../../../../shared/community/events/desk.ts";
import { installationZone } from "../../../core/i18n/installationZone.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { FormColumns, FormSection } from "../../../design/fields/form/FormSection.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { words } from "../words.desk.ts";

const fragment = graphql`
  fragment EventFields_event on Event @inline {
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
  }
`;

/** The installation's, if events can be there. */
const usualZone = () => timeZones.find((zone) => zone === installationZone()) ?? "America/Chicago";

/** The fields of an event, filled or empty. */
export function EventFields({ event: ref }: { event: EventFields_event$key | null | undefined }) {
  const event = readInlineData(fragment, ref);
  const t = useWords(words);
  const said = (language: "es" | "fr") => event?.translations.find((one) => one.language === language);
  const clock = (moment: string | undefined) =>
    event && moment ? clockAt(new Date(moment), event.timeZone) : "";
  return (
    <>
      <FormSection title={t.english}>
        <TextField
          name="title"
          label={t.fields.title}
          defaultValue={event?.title ?? ""}
          maxLength={most.title}
          isRequired
        />
        <TextField
          name="description"
          label={t.fields.description}
          defaultValue={event?.description ?? ""}
          maxLength={most.description}
          rows={3}
          isRequired
        />
      </FormSection>
      {(["es", "fr"] as const).map((language) => {
        const suffix = language === "es" ? "Es" : "Fr";
        return (
          <FormSection key={language} title={t.languages[language]}>
            <TextField
              name={`title${suffix}`}
              label={`${t.fields.title} (${t.languages[language]})`}
              description={t.optional}
              defaultValue={said(language)?.title ?? ""}
              maxLength={most.title}
            />
            <TextField
              name={`description${suffix}`}
              label={`${t.fields.description} (${t.languages[language]})`}
              defaultValue={said(language)?.description ?? ""}
              maxLength={most.description}
              rows={3}
            />
          </FormSection>
        );
      })}
      <FormSection title={t.columns.when}>
        <FormColumns>
          <TextField name="day" type="date" label={t.day} defaultValue={event?.day ?? ""} isRequired />
          <TextField
            name="from"
            type="time"
            label={t.from}
            defaultValue={clock(event?.startsAt)}
            isRequired
          />
          <TextField
            name="to"
            type="time"
            label={t.to}
            description={t.toHint}
            defaultValue={clock(event?.endsAt)}
            isRequired
          />
        </FormColumns>
        <Select
          name="timeZone"
          label={t.timeZone}
          options={timeZones.map((id) => ({ id, label: id.replaceAll("_", " ") }))}
          defaultValue={event?.timeZone ?? usualZone()}
          isRequired
        />
      </FormSection>
      <FormSection title={t.columns.where}>
        <TextField
          name="location"
          label={t.location}
          defaultValue={event?.location ?? ""}
          maxLength={most.location}
          isRequired
        />
        <TextField
          name="host"
          label={t.host}
          defaultValue={event?.host ?? ""}
          maxLength={most.host}
          isRequired
        />
        <Select
          name="color"
          label={t.color}
          options={eventColors.map((id) => ({ id, label: t.colors[id] }))}
          defaultValue={event?.color ?? "primary"}
          isRequired
        />
      </FormSection>
    </>
  );
}
