import type { Incident } from "./incident.ts";
import { folded } from "#shared/core/text/fold";

/**
 * The entries that hold every word of the question, as they are kept or as they are shown; case and
 * accents do not matter.
 */
export function findIncidents(
  incidents: readonly Incident[],
  question: string,
  wordsShown: (incident: Incident) => readonly string[] = () => [],
): Incident[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...incidents];
  return incidents.filter((incident) => {
    const { type, dateTime, location, officerInfo = "", description } = incident;
    const kept = [type, dateTime, location, officerInfo, description];
    const text = folded([...wordsShown(incident), ...kept].join("\n"));
    return words.every((word) => text.includes(word));
  });
}
