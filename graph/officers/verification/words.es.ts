import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import { titledName } from "../../../shared/core/text/titled-name.ts";
import type { Named } from "./types.ts";
import { es as verification } from "../../../shared/officers/verification/sentences.es.ts";

export const es = {
  services: { food: "Alimentos", shelter: "Vivienda", transportation: "Transporte" },
  noServices: "no indicados",
  dear: (person: string) => `Hola, ${person}:`,
  whoIs: (officer: Named, agency: string) => `${titledName(officer)}${agency ? ` (${agency})` : ""}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  caseNumber: "Número de caso",
  servicesAskedFor: "Servicios solicitados",
  incident: "Incidente",

  ask: {
    subject: (officer: Named, caseNumber: string) =>
      `Por favor, confirme a ${titledName(officer)}, caso ${caseNumber}`,
    title: "Por favor, confirme a su oficial",
    asks: (who: string) =>
      `${who} solicitó ayuda de emergencia para un caso y le indicó a usted como supervisor.`,
    how: "Abra la página de abajo y responda allí: confirme al oficial o diga que no es su oficial. Para confirmarlo, necesita el número de placa del oficial; para decir que no, no lo necesita. Abrir la página no envía ninguna respuesta.",
    personal: (hours: number) =>
      `Este enlace es solo para usted. No lo reenvíe. Sirve para una sola respuesta, durante ${hours} horas. No necesita una cuenta.`,
    unknown: "Si no conoce a este oficial, responda “No” en la página, para que nadie actúe en su nombre.",
    all: "Todas las solicitudes que le esperan",
    button: "Revisar el caso y responder",
  },

  roundup: {
    title: (count: number) =>
      pluralEs(count, "Un oficial espera su respuesta", `${count} oficiales esperan su respuesta`),
    lead: "Le enviamos varios correos sin recibir respuesta. Este reúne a quienes le nombraron como supervisor desde entonces. Cada oficial tiene un enlace.",
  },

  emergency: {
    subject: (caseNumber: string) => `Se usó la Verificación 911 en el caso ${caseNumber}`,
    title: "Se usó la Verificación 911 antes de su respuesta",
    used: (who: string, caseNumber: string, minutes: number) =>
      `${who} usó la Verificación 911 en el caso ${caseNumber}. El oficial puede registrar el caso durante ${minutes} minutos sin esperar su respuesta, pero no puede aprobar ni entregar fondos.`,
    answer:
      "Todavía necesitamos su respuesta. Si no es su oficial, indíquelo en la página de abajo para terminar el acceso.",
  },

  result: {
    subject: (title: string, caseNumber: string) => `${title}: caso ${caseNumber}`,
    greeting: (officer: Named) => `${titledName(officer)}:`,
    verified: {
      title: "Su identidad está verificada",
      text: (caseNumber: string) => `Su supervisor le confirmó para el caso ${caseNumber}.`,
      next: "La página donde llenó el formulario ya está al día. En ese dispositivo también puede continuar con el enlace de abajo.",
      button: "Continuar con el caso",
    },
    rejected: {
      title: "Verificación denegada",
      text: (caseNumber: string) => `Su supervisor no verificó el caso ${caseNumber}.`,
      next: "Comuníquese directamente con su supervisor.",
    },
    byAdmin: {
      verified: (caseNumber: string) => `Administración le confirmó para el caso ${caseNumber}.`,
      rejected: (caseNumber: string) => `Administración no verificó el caso ${caseNumber}.`,
      contact: "Hable con su supervisor.",
    },
  },

  page: {
    open: "¿Conoce a este oficial?",
    answered: "Gracias por su respuesta",
    decided: "Este caso ya tiene respuesta",
    changed: "El caso cambió",
    changedText:
      "El oficial cambió los datos de este caso, o los suyos, después de que enviamos este correo.",
    replaced: "Hay un enlace más nuevo",
    replacedText:
      "Este enlace fue reemplazado por uno más nuevo. Use el enlace del correo más reciente sobre este caso.",
    expired: "Este enlace venció",
    expiredText: (hours: number) => `Cada enlace sirve durante ${hours} horas.`,
    closedText: (times: number) =>
      `Se escribió ${times} veces un número de placa equivocado, así que con este enlace ya no se puede confirmar al oficial.`,
    closedNo: "Todavía puede decir aquí que no es su oficial.",
    askForNewMail: "Pídale al oficial que presione “Reenviar correo” y use el enlace del correo nuevo.",
    unknown: "No reconocemos este enlace",
    unknownText: "Abra de nuevo el enlace del correo o copie su dirección completa.",

    notTaken: "Todavía no recibimos su respuesta. Revise lo que se indica abajo.",
    lead: (supervisor: string) =>
      `Este oficial le indicó a usted, ${supervisor}, como supervisor y solicitó ayuda de emergencia para el caso de abajo. No necesita una cuenta.`,
    identifiedBy: (provider: string, when: string) =>
      `${provider} confirmó la identidad de este oficial el ${when}. Por favor, responda de todos modos sobre el caso.`,
    officer: "Oficial",
    rank: "Rango",
    agency: "Agencia",
    email: "Correo oficial",
    services: "Servicios",
    answer: "Su respuesta",
    question: "¿Es su oficial, es este un correo oficial y es correcta la descripción del caso?",
    yes: "Sí, verifico a este oficial",
    no: "No, no es mi oficial o el caso no es real",
    badge: "Número de placa del oficial",
    badgeHint: "Solo hace falta para confirmar. No lo mostramos aquí. Búsquelo en sus propios registros.",
    send: "Enviar respuesta",

    received: "Recibimos su respuesta.",
    administrator: "un administrador",
    confirmedBy: (who: string, when: string) => `Lo confirmó ${who} el ${when}.`,
    rejectedBy: (who: string, when: string) => `Lo rechazó ${who} el ${when}.`,
    verified: (officer: Named, caseNumber: string) =>
      `Se verificó a ${titledName(officer)} para el caso ${caseNumber}.`,
    rejected: (officer: Named, caseNumber: string) =>
      `No se verificó a ${titledName(officer)} para el caso ${caseNumber}.`,
    told: "El oficial ya puede ver la respuesta. No tiene que hacer nada más. Puede cerrar esta página.",
  },

  catalogue: { verification },
};
