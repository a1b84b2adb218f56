import { helpTypes } from "../../intake/needs/words.helpTypes.es.ts";

export const es = {
  title: "Ayuda entregada",
  types: helpTypes,
  by: (type: string, vendor: string) => `${type}: ${vendor}`,
  people: (people: number) => (people === 1 ? "1 persona" : `${people} personas`),
  hours: (hours: number) => (hours === 1 ? "1 hora" : `${hours} horas`),
  sent: (when: string) => `Enviada: ${when}`,
  completed: "Recibida",
  redeemed: (amount: string) => `Canjeado por ${amount}`,
  expired: "Vencido",
  disputed: "Reclamado",
  voided: "Anulada",
};
