import type { Incident } from "./incident.ts";
import { folded } from "../../../../shared/core/text/fold.ts";
import { comparable } from "../../../../shared/core/text/typed.ts";

/**
 * The entries that contain every search word, in stored or displayed form; ignoring case and
 * accents.
 */
export function findIncidents(
  incidents: readonly Incident[],
  question: string,
  wordsShown: (incident: Incident) => readonly string[] = () => [],
): Incident[] {
  const words = searchable(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...incidents];
  return incidents.filter((incident) => {
    const { type, dateTime, location, officerInfo = "", description } = incident;
    const kept = [type, dateTime, location, officerInfo, description];
    const text = searchable([...wordsShown(incident), ...kept].join("\n"));
    return words.every((word) => text.includes(word));
  });
}

const searchable = (text: string) => folded(comparable(text));
