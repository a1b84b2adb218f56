import { ago, type Translated } from "../core/i18n/phrases.shared.ts";
import { statusWord } from "../requests/statuses.es.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  justification: "Aprobado según la recomendación de la IA y la revisión del oficial.",
  victimInfoFirst:
    "Antes de aprobar la solicitud hace falta la información de la víctima. Agréguela primero.",
  answerMissing: "Elija una respuesta",
  reasonMissing: "Escriba un motivo",
  reasonNotGiven: "No se dio ningún motivo.",
  victimInfoMissing: "El oficial todavía no agregó los datos de la víctima.",
  officerFirst: "Primero confirme a su oficial, con el enlace de nuestro otro correo.",
  caseUnconfirmed:
    "El supervisor de este caso aún no ha confirmado a su agente. Hasta entonces decide la administración.",
  alreadyApproved: "Usted ya aprobó esta solicitud; ahora debe decidir otra persona.",
  notAllocated: ({ status }) =>
    `Estos fondos están ${money(status)}; solo se pueden entregar fondos asignados.`,
  onlyDecisions: "Aquí un estado puede pasar a aprobada o denegada.",
  notDecision: "Debe ser aprobada o denegada",
  completedByMoney: "Una solicitud se completa al marcar sus fondos como entregados.",
  changedToPending: "Otra persona acaba de cambiar esta solicitud; ahora está pendiente. Revísela de nuevo.",
  changedToProcessing:
    "Otra persona acaba de cambiar esta solicitud; ahora está en proceso. Revísela de nuevo.",
  amountChanged: ({ shown }) =>
    `El monto de esta solicitud es ahora ${shown}. Revísela de nuevo antes de aprobarla.`,
  remainderChanged: ({ left }) =>
    `De estos fondos quedan ahora ${left} por entregar. Revíselos de nuevo antes de marcarlos como entregados.`,
  overOfficerCap:
    "Por la palabra de un solo agente se asignaría más de lo que permite su límite. También debe aprobarlo la administración.",
  overVictimCap:
    "A esta persona se le asignaría más de lo que una sola aprobación puede dar en un día o en un mes. También debe aprobarlo otra persona.",
  waitingOverLimit: ({ waiting, limit }) =>
    `Aquí esperan ${waiting}, y una solicitud puede recibir ahora ${limit}. Deniéguela y preséntela de nuevo, o pregunte a la administración.`,
  overLimit: ({ limit }) =>
    `Una solicitud puede recibir ahora ${limit}. Revísela de nuevo antes de aprobarla.`,
  alreadyDecided: ({ status }) => `Esta solicitud ya está ${statusWord(status)}.`,
  decidedFirst: ({ status, decision, minutes, ...first }) =>
    `Esta solicitud ya está ${statusWord(status)}. ${who(first)} la ${decision === "denied" ? "denegó" : "aprobó"} ${ago(minutes, "es")}.`,
  approvedFirst: ({ minutes, ...first }) =>
    `${who(first)} aprobó esta solicitud ${ago(minutes, "es")}; ahora está en proceso. Revísela de nuevo.`,
  secondOfAll:
    "Su aprobación quedará registrada y otra persona también debe aprobarla: su supervisor por el enlace del correo, otro oficial de confianza o un administrador.",
  secondOfOthers:
    "Su aprobación quedará registrada y otra persona también debe aprobarla: un oficial de confianza o un administrador.",
  anotherOfAll:
    "Usted aprobó esta solicitud. Otra persona también debe aprobarla: su supervisor por el enlace del correo, otro oficial de confianza o un administrador.",
  anotherOfOthers:
    "Usted aprobó esta solicitud. Otra persona también debe aprobarla: un oficial de confianza o un administrador.",
  onePersonMore: "Después de usted debe aprobarla una persona más.",
  peopleMore: ({ count }) => `Después de usted deben aprobarla ${count} personas más.`,
  dispatchesFirst: "Ya se envió ayuda para esta solicitud. Primero anule esos envíos.",
  dispatchFirst: "Una solicitud pasa a enviada con su primer envío, y todavía no tiene ninguno.",
  moneyHandedOver: "Los fondos de esta solicitud ya se entregaron, así que su estado no se puede cambiar.",
  onlySteps: "Aquí un estado puede pasar a pendiente, aprobada, completada, enviada o rechazada.",
  notStep: "Debe ser pendiente, aprobada, completada, enviada o rechazada",
  pendingFirst:
    "Su palabra sola no basta para aprobar esta solicitud. Póngala en pendiente y haga que se apruebe desde ahí.",
  stepRefused: "Esta solicitud acaba de cambiar y ya no puede pasar a ese estado. Vuelva a mirarla.",
};

const moneyWords: Record<string, string> = {
  pending: "pendientes",
  denied: "denegados",
  distributed: "entregados",
};
const money = (status: string) => moneyWords[status] ?? status;

const who = ({ by, role }: { by: string; role: string }) =>
  role === "you" ? "Usted" : role === "rule" ? "Una regla automática" : by || "Un administrador";
