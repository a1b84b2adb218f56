import type { en } from "./words.desk.ts";

export const es: typeof en = {
  sortBy: "Ordenar por",
  ascending: "Ascendente",
  descending: "Descendente",
  clearSearch: "Borrar la búsqueda",
  noOption: "Nada coincide",
  loadingOptions: "Cargando...",
  timeLeft: (minutes) =>
    minutes === 0
      ? "Queda menos de un minuto"
      : minutes === 1
        ? "Queda 1 minuto"
        : `Quedan ${minutes} minutos`,
  timeIsUp: "Se acabó el tiempo",
  isNow: (label, count) => `${label}: ${count}`,
  showNumbers: "Mostrar los números",
  valuesOf: (chart) => `Valores de ${chart}`,
  noValue: "ninguno",
};
