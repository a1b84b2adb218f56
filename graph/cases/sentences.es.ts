import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  noRecord: "Esta solicitud todavía no tiene información de la víctima.",
  oneCase: "Un caso no se puede comparar consigo mismo.",
  noOfficer: "Ningún agente confirmado tiene este número de placa ni este correo electrónico.",
  manyOfficers: "Más de un agente tiene este número de placa. Escriba su correo electrónico.",
  hasOfficer: "Esta solicitud ya tiene una persona responsable.",
};
