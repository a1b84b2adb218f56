import type { HelpType } from "../../../shared/core/help-types.ts";

/* The text of a voucher, in three languages next to each other. */

interface Printed {
  title: string;
  kinds: Record<HelpType, string>;
  most: string;
  until: string;
  call: string;
  /** What the officer fills in. */
  blanks: readonly string[];
  /** For the provider. */
  provider: string;
}

export const printed: Record<"en" | "es" | "fr", Printed> = {
  en: {
    title: "Emergency voucher",
    kinds: { food: "Food", shelter: "Shelter", transportation: "Transportation" },
    most: "At most:",
    until: "Valid until:",
    call: "Questions or problems? Call:",
    blanks: ["Date and time", "Officer, badge", "Recipient", "Amount", "Provider"],
    provider: "Provider: write the amount and the time, keep this voucher, and bill its number.",
  },
  es: {
    title: "Vale de emergencia",
    kinds: { food: "Comida", shelter: "Alojamiento", transportation: "Transporte" },
    most: "Como máximo:",
    until: "Válido hasta:",
    call: "¿Preguntas o problemas? Llame a:",
    blanks: ["Fecha y hora", "Agente, placa", "Beneficiario", "Monto", "Proveedor"],
    provider: "Proveedor: anote el monto y la hora, conserve este vale y facture con su número.",
  },
  fr: {
    title: "Bon d’urgence",
    kinds: { food: "Repas", shelter: "Hébergement", transportation: "Transport" },
    most: "Au maximum :",
    until: "Valable jusqu’au",
    call: "Question ou problème ? Appelez :",
    blanks: ["Date et heure", "Agent, insigne", "Bénéficiaire", "Montant", "Prestataire"],
    provider: "Prestataire : notez le montant et l’heure, gardez ce bon et facturez avec son numéro.",
  },
};
