import { es as allocations } from "../../../shared/decisions/allocations/sentences.es.ts";
import { es as forms } from "../../../shared/core/forms/sentences.es.ts";

const statuses = {
  pending: "está abierta",
  processing: "está en espera",
  approved: "está aprobada",
  dispatched: "está aprobada",
  completed: "está completada",
  denied: "está denegada",
};

export const es = {
  dear: (person: string) => `Hola, ${person}:`,

  ask: {
    filed: {
      subject: (caseId: string, officer: string) => `${officer} presentó la solicitud ${caseId}`,
      title: "Se presentó una solicitud de ayuda de emergencia",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}).`,
    },
    ready: {
      subject: (caseId: string, officer: string) =>
        `La solicitud ${caseId} de ${officer} está lista para su decisión`,
      title: "Una solicitud está lista para su decisión",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}). Ahora está completa.`,
    },
    again: {
      subject: (caseId: string, officer: string) =>
        `La solicitud ${caseId} de ${officer} cambió y necesita una nueva decisión`,
      title: "Una solicitud cambió",
      text: (who: string, caseId: string, caseNumber: string) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}). Cambió después de haber sido aprobada, así que la aprobación anterior ya no cuenta.`,
    },
    second: {
      subject: (caseId: string) => `La solicitud ${caseId} necesita su aprobación`,
      title: "Una solicitud necesita su aprobación",
      text: (who: string, caseId: string, approver: string, amount: string) =>
        `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda. ${approver} la aprobó por ${amount}. Una segunda persona también debe aprobarla, y puede ser usted.`,
    },
    look: "Puede leerla en la página de abajo. Todavía no se puede aprobar. Cuando el oficial esté confirmado y se agreguen los datos de la víctima, le enviaremos un enlace para aprobarla o denegarla.",
    lookConfirmed:
      "Puede leerla en la página de abajo. Todavía no se puede aprobar. Cuando se agreguen los datos de la víctima, le enviaremos un enlace para aprobarla o denegarla.",
    decide: "Puede aprobarla o denegarla en la página de abajo. Abrir la página no envía ninguna respuesta.",
    personal:
      "Este enlace es solo para usted. No lo reenvíe. Sirve una vez, durante 72 horas. Un correo más reciente sobre esta solicitud lo reemplaza.",
    answerFirst:
      "Responda primero a nuestro correo sobre su caso: usted todavía no confirma al oficial. Usted no decide sobre esta solicitud; lo hace un administrador u otro oficial de confianza.",
    alsoAnswer: "Responda también a nuestro correo sobre su caso: usted todavía no confirma al oficial.",
    inform:
      "No tiene que hacer nada. Si una solicitud necesita una segunda aprobación, decide un administrador u otro oficial de confianza.",
    all: "Todas las solicitudes que le esperan",
    button: "Revisar la solicitud",
  },

  voided: {
    reply: "Responder",
    subject: (caseId: string) => `El caso ${caseId} se debe aprobar de nuevo`,
    title: "Una aprobación anterior ya no cuenta",
    text: (caseId: string, approvers: string) =>
      `El caso ${caseId} cambió después de haber sido aprobado (${approvers}). Esa aprobación ya no cuenta.`,
    next: "Revise la solicitud y pida que se apruebe de nuevo.",
  },

  page: {
    open: (caseId: string) => `Solicitud ${caseId}`,
    decided: (caseId: string, status: keyof typeof statuses) => `La solicitud ${caseId} ${statuses[status]}`,
    ended: "Este enlace ya no sirve",
    endedText:
      "Enviamos un correo más reciente sobre esta solicitud, la solicitud cambió o el oficial indicó a otro supervisor. Use el enlace del correo más reciente. Si no tiene ninguno, decidirá un administrador u otro oficial de confianza.",
    expired: "Este enlace venció",
    expiredText:
      "Cada enlace sirve durante 72 horas. Un administrador u otro oficial de confianza todavía puede decidir sobre esta solicitud.",
    unknown: "No reconocemos este enlace",
    unknownText:
      "Abra de nuevo el enlace del correo o copie su dirección completa. Si aún no se abre, un administrador u otro oficial de confianza puede decidir sobre la solicitud.",

    notTaken: "Todavía no recibimos su respuesta. Revise lo que se indica abajo.",
    lead: (officer: string) =>
      `${officer} presentó esta solicitud para una persona que necesita ayuda. Usted no necesita una cuenta.`,
    someOfficer: "Su oficial",
    person: "Persona que necesita ayuda",
    help: "Ayuda",
    helpTypes: { food: "Alimentos", shelter: "Vivienda", transportation: "Transporte" },
    needs: "Qué se necesita",
    unconfirmed: "tomado del texto, nadie lo ha confirmado",
    noPrice: "Nada que tenga un precio fijo",
    amount: "Monto",
    urgency: "Urgencia",
    urgencies: { critical: "Crítica", high: "Alta", medium: "Media", low: "Baja" },
    need: "Necesidad",
    notYet: "Esta solicitud todavía no se puede aprobar.",
    mailLater: "Le enviaremos un enlace cuando esté lista para su decisión.",
    nothingNow: "Por ahora no tiene que hacer nada.",
    denyInstead: "Denegar esta solicitud",
    denyText: "La solicitud se cerrará sin fondos. Le diremos al oficial el motivo.",
    changed:
      "Esta solicitud cambió después de que usted abrió la página, así que su respuesta no se guardó. Revísela y responda de nuevo.",
    amountChanged: (before: string, now: string) =>
      `El monto cambió de ${before} a ${now} después de que usted abrió la página, así que su respuesta no se guardó. Revíselo y responda de nuevo.`,
    answer: "Su respuesta",
    question: "¿Aprobar esta solicitud?",
    yes: (amount: string) => `Sí, aprobar ${amount}`,
    no: "No, denegar la solicitud",
    reason: "Motivo",
    reasonHint: "Obligatorio si deniega la solicitud. El oficial lo leerá.",
    send: "Enviar respuesta",

    administrator: "un administrador",
    automaticRule: "una regla automática",
    approvedBy: (who: string, when: string) => `La aprobó ${who} el ${when}.`,
    deniedBy: (who: string, when: string) => `La denegó ${who} el ${when}.`,
    results: {
      pending: "Recibimos su respuesta.",
      processing: "Recibimos su aprobación. Otra persona también debe aprobar la solicitud.",
      approved: "Esta solicitud está aprobada y los fondos están asignados.",
      dispatched: "Esta solicitud está aprobada y la ayuda va en camino.",
      completed: "Esta solicitud está completada.",
      denied: "Esta solicitud está denegada.",
    },
    told: "El oficial ya puede ver la respuesta. No tiene que hacer nada más. Puede cerrar esta página.",
  },

  catalogue: {
    // The supervisor's page words these for a supervisor.
    forms: { ...forms, reasonMissing: "Indique un motivo" },
    allocations: {
      ...allocations,
      changedToPending: "Alguien acaba de cambiar esta solicitud; ahora está pendiente. Revísela de nuevo.",
      changedToProcessing:
        "Alguien acaba de cambiar esta solicitud; ahora está en proceso. Revísela de nuevo.",
    },
  },
};
