import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { maxDescriptionLetters, maxLineLetters, wallClock } from "./incidentForm.ts";
import { incidentTypes, type Incident } from "./store/incident.ts";
import { useTypeWord } from "./useTypeWord.ts";
import { words } from "./words.ts";

const descriptionRows = 4;

export function IncidentFields({ incident }: { incident: Incident | undefined }) {
  const t = useWords(words).form;
  const typeWord = useTypeWord();
  const [openedAt] = useState(() => wallClock(new Date()));
  const types = new Set<string>(incidentTypes);
  if (incident) types.add(incident.type); // an older entry keeps its own type

  return (
    <>
      <Select
        name="type"
        label={t.type}
        placeholder={t.choose}
        options={[...types].map((id) => ({ id, label: typeWord(id) }))}
        {...(incident && { defaultValue: incident.type })}
        isRequired
      />
      <TextField
        name="dateTime"
        type="datetime-local"
        label={t.dateTime}
        defaultValue={incident ? editable(incident.dateTime) : openedAt}
        isRequired
      />
      <TextField
        name="location"
        label={t.location}
        description={t.locationHint}
        defaultValue={incident?.location ?? ""}
        maxLength={maxLineLetters}
        autoComplete="off"
        isRequired
      />
      <TextField
        name="officerInfo"
        label={t.officerInfo}
        description={t.officerHint}
        defaultValue={incident?.officerInfo ?? ""}
        maxLength={maxLineLetters}
        autoComplete="off"
      />
      <TextField
        name="description"
        label={t.description}
        description={t.descriptionHint}
        rows={descriptionRows}
        defaultValue={incident?.description ?? ""}
        maxLength={maxDescriptionLetters}
        isRequired
      />
    </>
  );
}

/** The value for a date field; an older entry may hold a time with a zone, or only a date. */
function editable(dateTime: string): string {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(dateTime)) return dateTime;
  const time = new Date(/^\d{4}-\d{2}-\d{2}$/.test(dateTime) ? `${dateTime}T00:00` : dateTime);
  return Number.isNaN(time.getTime()) ? "" : wallClock(time);
}
