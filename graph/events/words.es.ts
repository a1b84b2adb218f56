import type { en } from "./words.en.ts";

export const es: typeof en = {
  coming: "Próximos eventos",
  empty: "No hay eventos programados para este período.",
  time: "Hora",
  location: "Lugar",
  host: "Organiza",
  over: "Evento pasado",
  addToCalendar: "Agregar al calendario",
  about: (link, event) => `${link}: ${event}`,
  previous: (month) => `Mes anterior: ${month}`,
  next: (month) => `Mes siguiente: ${month}`,
  later: (month) => `Más eventos desde ${month}`,
};
