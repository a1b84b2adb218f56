import { helpTypes } from "../needs/words.helpTypes.es.ts";
import type { en } from "./words.ts";

export const es: typeof en = {
  title: "Ayuda entregada",
  types: helpTypes,
  by: (type, vendor) => `${type}: ${vendor}`,
  people: (people) => (people === 1 ? "1 persona" : `${people} personas`),
  hours: (hours) => (hours === 1 ? "1 hora" : `${hours} horas`),
  sent: (when) => `Enviada: ${when}`,
  completed: "Recibida",
  voided: "Anulada",
};
