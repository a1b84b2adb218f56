import { sampleId, type Incident, type IncidentDraft } from "./store/incident.ts";

/** Two sample entries, for first-time visitors. */
export const sampleIncidents = (texts: readonly IncidentDraft[]): Incident[] =>
  texts.map((text, place) => ({
    id: sampleId(place + 1),
    ...text,
    createdAt: `${text.dateTime}:00.000Z`,
    attachments: [],
  }));
