import {
  alreadyApproved,
  answerMissing,
  changedMeanwhile,
  officerFirst,
  reasonMissing,
  victimInfoMissing,
} from "./rules.ts";
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
  dear: (person) => `Estimado/a ${person}:`,
  help: { food: "alimentos", shelter: "vivienda", transportation: "transporte" },
  someHelp: "ayuda de emergencia",

  approved: {
    officer: {
      subject: (caseId) => `El caso ${caseId} fue aprobado`,
      title: "Su solicitud fue aprobada",
      text: (caseId, amount, help) => `El caso ${caseId} fue aprobado por ${amount} (${help}).`,
      next: "Ya se avisó a la persona que necesita ayuda. Cuando el dinero se haya entregado, márquelo como entregado en la solicitud.",
    },
    victim: {
      title: "Su solicitud de ayuda fue aprobada",
      text: (caseId, help) =>
        `Su solicitud de ayuda de emergencia, caso ${caseId}, fue revisada y aprobada. Cubre: ${help}.`,
      officer: (name) => `${name} la presentó por usted y se comunicará con usted.`,
      next: "Los servicios se están preparando. En las próximas horas recibirá más mensajes con los datos que necesita.",
      valid: "Esta carta es válida solo para esta ayuda, y sin firma.",
    },
  },

  denied: {
    officer: {
      subject: (caseId) => `El caso ${caseId} fue denegado`,
      title: "Su solicitud fue denegada",
      text: (caseId, reason) => `El caso ${caseId} fue denegado. Motivo indicado: ${reason}`,
      noReason: "No se indicó ningún motivo.",
    },
    victim: {
      title: "Sobre su solicitud de ayuda",
      text: (caseId) => `Este fondo no pudo conceder su solicitud de ayuda de emergencia, caso ${caseId}.`,
      help: "Hay otra ayuda cerca: llame al 2-1-1 a cualquier hora para comida, una habitación o transporte. Si hay peligro, llame al 911. Si piensa en quitarse la vida, llame o envíe un mensaje al 988 (oprima 2 para español).",
    },
  },

  filed: {
    subject: (caseId, officer) => `${officer} presentó la solicitud ${caseId}`,
    title: "Se presentó una solicitud de ayuda de emergencia",
    text: (who, caseId, caseNumber) =>
      `${who}, presentó la solicitud ${caseId} para una persona que necesita ayuda (su caso ${caseNumber}).`,
    decide:
      "Puede aprobarla o denegarla en la página siguiente. Abrir la página no decide nada. El enlace es solo para usted: no lo reenvíe. Sirve una vez, durante 72 horas.",
    inform:
      "No tiene que hacer nada. Las solicitudes que necesitan una segunda aprobación las decide un administrador u otro oficial de confianza.",
    button: "Revisar la solicitud",
  },

  page: {
    open: (caseId) => `Solicitud ${caseId}`,
    decided: (caseId, status) => `La solicitud ${caseId} ${statuses[status]}`,
    expired: "Este enlace venció",
    expiredText:
      "Un enlace sirve durante 72 horas. Un administrador u otro oficial de confianza todavía puede decidir sobre esta solicitud.",
    unknown: "Este enlace no se conoce",
    unknownText: "Abra de nuevo el enlace del correo o copie su dirección completa.",

    notTaken: "Su respuesta todavía no se recibió. Vea abajo, por favor.",
    lead: (officer) =>
      `${officer} presentó esta solicitud para una persona que necesita ayuda. Usted no necesita una cuenta.`,
    someOfficer: "Su oficial",
    person: "Persona que necesita ayuda",
    help: "Ayuda",
    helpTypes: { food: "Alimentos", shelter: "Vivienda", transportation: "Transporte" },
    amount: "Monto",
    urgency: "Urgencia",
    urgencies: { critical: "Crítica", high: "Alta", medium: "Media", low: "Baja" },
    need: "Necesidad",
    answer: "Su respuesta",
    question: "¿Debe el fondo ayudar a esta persona?",
    yes: (amount) => `Sí, aprobar ${amount}`,
    no: "No, denegar la solicitud",
    reason: "Motivo",
    reasonHint: "Necesario si deniega; el oficial lo lee.",
    send: "Enviar respuesta",

    results: {
      pending: "Su respuesta fue recibida.",
      processing: "Su aprobación fue recibida. Otra persona también debe aprobarla.",
      approved: "Esta solicitud está aprobada y el dinero está asignado.",
      dispatched: "Esta solicitud está aprobada y la ayuda va en camino.",
      completed: "Esta solicitud está completada.",
      denied: "Esta solicitud está denegada.",
    },
    told: "El oficial ya fue informado. No hay nada más que hacer, y puede cerrar esta página.",
  },

  sentences: {
    [answerMissing]: "Elija una respuesta",
    [reasonMissing]: "Indique un motivo",
    [officerFirst]:
      "Primero confirme a su oficial, con el enlace de nuestro otro correo. Hasta entonces esta solicitud solo se puede denegar.",
    [victimInfoMissing]:
      "El oficial todavía no agregó los datos de la víctima. Hasta entonces esta solicitud solo se puede denegar.",
    [alreadyApproved]: "Usted ya aprobó esta solicitud; ahora debe decidir otra persona.",
    [changedMeanwhile.pending]:
      "Alguien acaba de cambiar esta solicitud; ahora está pendiente. Mírela de nuevo.",
    [changedMeanwhile.processing]:
      "Alguien acaba de cambiar esta solicitud; ahora está en proceso. Mírela de nuevo.",
  },
};
