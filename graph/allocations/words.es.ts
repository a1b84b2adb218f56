import { es as allocations } from "./sentences.es.ts";
import type { en } from "./words.en.ts";

const statuses = {
  pending: "está abierta",
  processing: "está en espera",
  approved: "está aprobada",
  dispatched: "está aprobada",
  completed: "está completada",
  denied: "está denegada",
};

export const es: typeof en = {
  dear: (person) => `Hola, ${person}:`,

  ask: {
    filed: {
      subject: (caseId, officer) => `${officer} presentó la solicitud ${caseId}`,
      title: "Se presentó una solicitud de ayuda de emergencia",
      text: (who, caseId, caseNumber) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}).`,
    },
    ready: {
      subject: (caseId, officer) => `Ya se puede decidir sobre la solicitud ${caseId} de ${officer}`,
      title: "Una solicitud espera su decisión",
      text: (who, caseId, caseNumber) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}). Ahora está completa.`,
    },
    again: {
      subject: (caseId, officer) => `La solicitud ${caseId} de ${officer} cambió y espera una nueva decisión`,
      title: "Una solicitud cambió",
      text: (who, caseId, caseNumber) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}). Cambió después de haber sido aprobada, así que la aprobación anterior ya no cuenta.`,
    },
    second: {
      subject: (caseId) => `La solicitud ${caseId} necesita su aprobación`,
      title: "Falta su aprobación",
      text: (who, caseId, approver, amount) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda. ${approver} la aprobó por ${amount}. Otra persona también debe aprobarla, y puede ser usted.`,
    },
    look: "Puede leerla en la página de abajo. Todavía no se puede aprobar: en cuanto el oficial esté confirmado y se tengan los datos de la víctima, le escribiremos de nuevo con un enlace para decidir.",
    decide: "Puede aprobarla o denegarla en la página de abajo. Con solo abrirla no se decide nada.",
    personal:
      "El enlace es solo para usted: no lo reenvíe. Sirve una vez, durante 72 horas, y un correo más nuevo sobre esta solicitud lo reemplaza.",
    inform:
      "No tiene que hacer nada. Las solicitudes que necesitan una segunda aprobación las decide un administrador u otro oficial de confianza.",
    button: "Revisar la solicitud",
  },

  voided: {
    reply: "Responder",
    subject: (caseId) => `El caso ${caseId} se debe aprobar de nuevo`,
    title: "Una aprobación ya no cuenta",
    text: (caseId, approvers) =>
      `El caso ${caseId} cambió después de haber sido aprobado (${approvers}). Esa aprobación ya no cuenta.`,
    next: "Revise la solicitud y pida que se apruebe de nuevo.",
  },

  page: {
    open: (caseId) => `Solicitud ${caseId}`,
    decided: (caseId, status) => `La solicitud ${caseId} ${statuses[status]}`,
    ended: "Este enlace ya no sirve para decidir",
    endedText:
      "Hay un correo más nuevo sobre esta solicitud, la solicitud cambió o se indicó a otro supervisor. Use el enlace del correo más reciente. Si no tiene ninguno, decidirá un administrador u otro oficial de confianza.",
    expired: "Este enlace venció",
    expiredText:
      "Un enlace sirve durante 72 horas. Un administrador u otro oficial de confianza todavía puede decidir sobre esta solicitud.",
    unknown: "No reconocemos este enlace",
    unknownText: "Abra de nuevo el enlace del correo o copie su dirección completa.",

    notTaken: "Todavía no recibimos su respuesta. Revise lo que se indica abajo.",
    lead: (officer) =>
      `${officer} presentó esta solicitud para una persona que necesita ayuda. Usted no necesita tener cuenta.`,
    someOfficer: "Su oficial",
    person: "Persona que necesita ayuda",
    help: "Ayuda",
    helpTypes: { food: "Alimentos", shelter: "Vivienda", transportation: "Transporte" },
    needs: "Qué se necesita",
    unconfirmed: "leído del texto, nadie lo ha confirmado",
    noPrice: "Nada que tenga un precio fijo",
    amount: "Monto",
    urgency: "Urgencia",
    urgencies: { critical: "Crítica", high: "Alta", medium: "Media", low: "Baja" },
    need: "Necesidad",
    notYet: "Esta solicitud todavía no se puede aprobar.",
    mailLater: "Le enviaremos un enlace en cuanto se pueda decidir.",
    nothingNow: "Por ahora no tiene que hacer nada.",
    denyInstead: "Denegar esta solicitud",
    denyText: "La solicitud se cierra sin dinero y se le dice al oficial el motivo.",
    changed:
      "Esta solicitud cambió después de que usted abrió la página, así que no tomamos su respuesta. Léala y responda de nuevo.",
    amountChanged: (before, now) =>
      `El monto cambió de ${before} a ${now} después de que usted abrió la página, así que no tomamos su respuesta. Revíselo de nuevo.`,
    answer: "Su respuesta",
    question: "¿Quiere que el fondo ayude a esta persona?",
    yes: (amount) => `Sí, aprobar ${amount}`,
    no: "No, denegar la solicitud",
    reason: "Motivo",
    reasonHint: "Escríbalo si deniega la solicitud; el oficial lo leerá.",
    send: "Enviar respuesta",

    results: {
      pending: "Recibimos su respuesta.",
      processing: "Recibimos su aprobación. Otra persona también debe aprobar la solicitud.",
      approved: "Esta solicitud está aprobada y el dinero está asignado.",
      dispatched: "Esta solicitud está aprobada y la ayuda va en camino.",
      completed: "Esta solicitud está completada.",
      denied: "Esta solicitud está denegada.",
    },
    told: "Ya le avisamos al oficial. No tiene que hacer nada más; puede cerrar esta página.",
  },

  catalogue: {
    allocations: {
      ...allocations,
      // A supervisor's page says these in its own tone.
      reasonMissing: "Indique un motivo",
      changedToPending: "Alguien acaba de cambiar esta solicitud; ahora está pendiente. Revísela de nuevo.",
      changedToProcessing:
        "Alguien acaba de cambiar esta solicitud; ahora está en proceso. Revísela de nuevo.",
    },
  },
};
