import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import { helpTypes } from "../../intake/needs/words.helpTypes.es.ts";

export const es = {
  title: "Ayuda entregada",
  types: helpTypes,
  by: (type: string, vendor: string) => `${type}: ${vendor}`,
  people: (people: number) => pluralEs(people, "1 persona", `${people} personas`),
  hours: (hours: number) => pluralEs(hours, "1 hora", `${hours} horas`),
  sent: (when: string) => `Enviada: ${when}`,
  completed: "Recibida",
  redeemed: (amount: string) => `Canjeado por ${amount}`,
  expired: "Vencido",
  disputed: "Reclamado",
  voided: "Anulada",
};
