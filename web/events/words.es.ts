import { list } from "#rules/events/es";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  ...list,
  title: "Eventos y participación",
  lead: "Talleres, asambleas y ferias, gratis y para todas las personas.",
  loading: "Cargando los eventos...",
  failed: "No se pudieron cargar los eventos. Inténtelo de nuevo.",
  view: "Vista",
  views: { list: "Lista", calendar: "Calendario" },
  month: "Mes",
  thisMonth: "Este mes",
  found: (count) => (count === 1 ? "1 evento" : `${count} eventos`),
  missing: {
    title: "Este mes no está en este dispositivo",
    text: "No hay conexión y sus eventos no se han cargado. Los meses que ya vio siguen aquí: vuelva con las flechas.",
    kept: "Sin conexión: se muestra como se cargó antes.",
    works: "Esto funciona sin conexión:",
    retry: "Reintentar",
  },
  dayEvents: (day, count) => `${day}, ${count === 1 ? "1 evento" : `${count} eventos`}`,
  allOfMonth: "Mostrar todo el mes",
  going: (count) => (count === 1 ? "1 persona asistirá" : `${count} personas asistirán`),
  noneGoing: "Sea la primera persona en confirmar",
  replies: (count) => (count === 1 ? "1 respuesta" : `${count} respuestas`),
  youGo: "Usted asistirá",
  rsvp: "Confirmar asistencia",
  cancel: "Cancelar asistencia",
  saving: "Guardando...",
  rsvpDone: "Asistencia confirmada",
  cancelled: "Asistencia cancelada",
  rsvpFailed: "No se pudo guardar su asistencia",
  tryAgain: "Inténtelo de nuevo.",
  privacy:
    "Para confirmar no hace falta dar su nombre. Solo este dispositivo lo recuerda; la página cuenta cuántas personas asistirán.",
};
