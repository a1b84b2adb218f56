import { sampleId, type Incident, type IncidentDraft } from "./store/incident.ts";

/** Two entries that show what one looks like, in the words of whoever comes for the first time. */
export const sampleIncidents = (texts: readonly IncidentDraft[]): Incident[] =>
  texts.map((text, place) => ({
    id: sampleId(place + 1),
    ...text,
    createdAt: `${text.dateTime}:00.000Z`,
    attachments: [],
  }));
