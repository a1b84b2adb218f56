import type { list as en } from "./list.en.ts";

export const list: typeof en = {
  empty: "No hay eventos programados para este período.",
  time: "Hora",
  location: "Lugar",
  host: "Organiza",
  over: "Evento pasado",
  cancelled: "Cancelado",
  notHeld: (reason) => `Motivo de la cancelación: ${reason}`,
  onlyEnglish: "Solo en inglés",
  addToCalendar: "Agregar al calendario",
  about: (button, event) => `${button}: ${event}`,
  previous: (month) => `Mes anterior: ${month}`,
  next: (month) => `Mes siguiente: ${month}`,
};
