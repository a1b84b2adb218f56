import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  noRecord: "Esta solicitud todavía no tiene información de la víctima.",
  answerMissing: "Elija una respuesta.",
  verdictReason: "Escriba un motivo de al menos 3 caracteres.",
  verdictReasonLong: "Use 500 caracteres como máximo.",
  verdictChanged: "Otro administrador respondió mientras tanto. Revise primero su respuesta.",
  oneCase: "Un caso no se puede comparar consigo mismo.",
  noOfficer: "Ningún agente confirmado tiene este número de placa ni este correo electrónico.",
  manyOfficers: "Más de un agente tiene este número de placa. Escriba su correo electrónico.",
  hasOfficer: "Esta solicitud ya tiene una persona responsable.",
  ownerMissing: "Elija un administrador activo que trabaje en casos.",
  ownedBy: ({ name }) => `Este caso ahora está asignado a ${name}.`,
  ownedByNobody: "Este caso ya no está asignado a nadie.",
  noteNeeded: "Escriba primero una nota.",
  noteTooLong: "Use 2,000 caracteres como máximo.",
  noSuchColleague: ({ name }) => `Ningún administrador activo tiene el usuario ${name}.`,
  tooManyMentions: "Mencione a 10 colegas como máximo.",
  viewNameNeeded: "Ponga un nombre a la vista.",
  viewNameTooLong: "Use como máximo 60 caracteres.",
  viewNameBuiltIn: "Todos tienen una vista con este nombre. Elija otro nombre.",
  viewNameUsed: "Alguien comparte una vista con este nombre o con uno muy parecido. Elija otro nombre.",
  viewTooLong: "La búsqueda es demasiado larga para guardarla.",
  tooManyViews: "Ya tiene 30 vistas guardadas. Elimine una primero.",
  noView: "Esta vista ya no existe.",
};
