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
      : minutes === 1
        ? "Queda 1 minuto"
        : `Quedan ${minutes} minutos`,
  timeIsUp: "Se acabó el tiempo",
  isNow: (label: string, count: string) => `${label}: ${count}`,
  showNumbers: "Mostrar los números",
  valuesOf: (chart: string) => `Valores de ${chart}`,
  noValue: "ninguno",
};
