import type { Incident } from "./incident.ts";

/** The entries that hold every word of the question; case and accents do not matter. */
export function findIncidents(
  incidents: readonly Incident[],
  question: string,
  typeWord: (type: string) => string = (type) => type,
): Incident[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...incidents];
  return incidents.filter((incident) => {
    const { type, dateTime, location, officerInfo = "", description } = incident;
    const text = folded([typeWord(type), type, dateTime, location, officerInfo, description].join("\n"));
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
