import { useWords } from "../../core/i18n/i18n.tsx";
import type { IncidentType } from "./store/incident.ts";
import { words } from "./words.ts";

/** The type of an incident in the person's language; custom types stay. */
export function useTypeWord(): (type: string) => string {
  const { types } = useWords(words);
  return (type) => types[type as IncidentType] ?? type;
}
