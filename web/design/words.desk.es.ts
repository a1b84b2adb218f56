import { pluralEs } from "../../shared/core/i18n/plural.ts";
export const es = {
  sortBy: "Ordenar por",
  ascending: "Ascendente",
  descending: "Descendente",
  clearSearch: "Borrar la búsqueda",
  noOption: "Nada coincide",
  loadingOptions: "Cargando...",
  timeLeft: (minutes: number) =>
    minutes === 0
      ? "Queda menos de un minuto"
      : pluralEs(minutes, "Queda 1 minuto", `Quedan ${minutes} minutos`),
  timeIsUp: "Se acabó el tiempo",
  isNow: (label: string, count: string) => `${label}: ${count}`,
  showNumbers: "Mostrar los números",
  valuesOf: (chart: string) => `Valores de ${chart}`,
  noValue: "ninguno",
  fileGuessed: "Este archivo no está en UTF-8. Se leyó como Windows-1252",
  fileGuessedText: "Revise las letras con acento antes de importarlo.",
  linesSkipped: (count: number) => pluralEs(count, "Se omitió 1 línea", `Se omitieron ${count} líneas`),
  fileLine: (line: number) => `Línea ${line}:`,
};
