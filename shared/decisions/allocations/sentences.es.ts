import { ago, type Translated } from "../../core/i18n/phrases.ts";
import { statusWord } from "../../core/request-statuses.es.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  justification: "Aprobado según la recomendación de la IA y la revisión del oficial.",
  victimInfoFirst:
    "Antes de aprobar la solicitud hace falta la información de la víctima. Agréguela primero.",
  answerMissing: "Elija una respuesta",
  reasonNotGiven: "No se dio ningún motivo.",
  victimInfoMissing: "El oficial todavía no agregó los datos de la víctima.",
  officerFirst: "Primero confirme a su oficial, con el enlace de nuestro otro correo.",
  caseUnconfirmed:
    "El supervisor todavía no confirmó al oficial de este caso. Hasta entonces decide un administrador.",
  alreadyApproved: "Usted ya aprobó esta solicitud. Ahora debe decidir otra persona.",
  notAllocated: ({ status }) =>
    `Estos fondos están ${money(status)}. Solo se pueden entregar fondos asignados.`,
  onlyDecisions: "Solo puede cambiar el estado a aprobada o denegada.",
  notDecision: "Debe ser aprobada o denegada",
  completedByMoney: "Para completar una solicitud, marque sus fondos como entregados.",
  changedToPending: "Otra persona acaba de cambiar esta solicitud. Ahora está pendiente. Revísela de nuevo.",
  changedToProcessing:
    "Otra persona acaba de cambiar esta solicitud. Ahora está en proceso. Revísela de nuevo.",
  amountChanged: ({ shown }) =>
    `El monto de esta solicitud es ahora ${shown}. Revísela de nuevo antes de aprobarla.`,
  remainderChanged: ({ left }) =>
    `De estos fondos quedan ahora ${left} por entregar. Revíselos de nuevo antes de marcarlos como entregados.`,
  ownWaitsForFund:
    "Usted la aprobó. El fondo no tiene suficiente dinero en este momento; un administrador lo resolverá.",
  waitsForFund:
    "Aprobada. El fondo no tiene suficiente dinero en este momento; un administrador lo resolverá.",
  overOfficerLimit:
    "Esto supera el límite que puede aprobar un solo oficial. También debe aprobarlo un administrador.",
  overAgencyLimit:
    "Esto supera el límite diario o mensual de su agencia. También debe aprobarlo un administrador.",
  overVictimLimit:
    "Esto supera el límite diario o mensual por persona con una sola aprobación. También debe aprobarlo una segunda persona.",
  waitingOverLimit: ({ waiting, limit }) =>
    `Aquí hay ${waiting} pendientes, pero el límite por solicitud ahora es de ${limit}. Deniéguela y preséntela de nuevo, o pregunte a un administrador.`,
  overLimit: ({ limit }) =>
    `El límite por solicitud ahora es de ${limit}. Revísela de nuevo antes de aprobarla.`,
  alreadyDecided: ({ status }) => `Esta solicitud ya está ${statusWord(status)}.`,
  decidedFirst: ({ status, decision, minutes, ...first }) =>
    `Esta solicitud ya está ${statusWord(status)}. ${who(first)} la ${decision === "denied" ? "denegó" : "aprobó"} ${ago(minutes, "es")}.`,
  approvedFirst: ({ minutes, ...first }) =>
    `${who(first)} aprobó esta solicitud ${ago(minutes, "es")}. Ahora está en proceso. Revísela de nuevo.`,
  secondOfAll:
    "Registraremos su aprobación. Una segunda persona también debe aprobar la solicitud: su supervisor con el enlace del correo, otro oficial de confianza o un administrador.",
  secondOfOthers:
    "Registraremos su aprobación. Una segunda persona también debe aprobar la solicitud: un oficial de confianza o un administrador.",
  anotherOfAll:
    "Usted aprobó esta solicitud. Otra persona también debe aprobarla: su supervisor con el enlace del correo, otro oficial de confianza o un administrador.",
  anotherOfOthers:
    "Usted aprobó esta solicitud. Otra persona también debe aprobarla: un oficial de confianza o un administrador.",
  differenceReasonWrong: "Elija un motivo de la lista",
  differenceReasonMissing:
    "Este monto no es el recomendado. Elija un motivo. Si es otro motivo, agregue una nota.",
  lowerOnly: "Puede aprobar menos que el monto mostrado, pero no más.",
  onePersonMore: "Después de usted debe aprobarla una persona más.",
  peopleMore: ({ count }) => `Después de usted deben aprobarla ${count} personas más.`,
  dispatchesFirst: "Ya se envió ayuda para esta solicitud. Primero anule esos envíos.",
  dispatchFirst: "Esta solicitud todavía no tiene ningún envío. Envíe ayuda para cambiar su estado.",
  moneyHandedOver: "Los fondos de esta solicitud ya se entregaron, así que su estado no se puede cambiar.",
  onlySteps: "Solo puede cambiar el estado a pendiente, aprobada, completada, enviada o rechazada.",
  notStep: "Debe ser pendiente, aprobada, completada, enviada o rechazada",
  pendingFirst:
    "Usted no puede aprobar esta solicitud por su cuenta. Póngala primero en pendiente y pida que se apruebe.",
  stepRefused: "Esta solicitud acaba de cambiar y ya no puede pasar a ese estado. Revísela de nuevo.",
};

const moneyWords: Record<string, string> = {
  pending: "pendientes",
  denied: "denegados",
  distributed: "entregados",
};
const money = (status: string) => moneyWords[status] ?? status;

const who = ({ by, role }: { by: string; role: string }) =>
  role === "you" ? "Usted" : role === "rule" ? "Una regla automática" : by || "Un administrador";
