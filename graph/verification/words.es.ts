import { answerMissing, badgeMissing, wrongBadge } from "./rules.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  services: { food: "Alimentos", shelter: "Vivienda", transportation: "Transporte" },
  noServices: "no indicados",
  dear: (person) => `Estimado/a ${person}:`,
  whoIs: ({ rank, name }, agency) => `${rank} ${name}${agency ? ` (${agency})` : ""}`,
  labelled: (label, value) => `${label}: ${value}`,
  caseNumber: "Número de caso",
  servicesAskedFor: "Servicios solicitados",
  incident: "Incidente",

  ask: {
    subject: ({ rank, name }, caseNumber) => `Por favor confirme a ${rank} ${name}, caso ${caseNumber}`,
    title: "Por favor, confirme a su oficial",
    asks: (who) => `${who} pide ayuda de emergencia para un caso y nombró a usted como supervisor.`,
    how: "Abra la página siguiente y responda allí: confirme al oficial o diga que no es su oficial. Necesitará el número de placa del oficial. Abrir la página no decide nada.",
    personal: (hours) =>
      `El enlace es personal: no lo reenvíe. Sirve para una sola respuesta, dentro de ${hours} horas. No necesita una cuenta.`,
    unknown: "Si no conoce a este oficial, responda «no es mi oficial», para que nadie actúe en su nombre.",
    button: "Leer el caso y responder",
  },

  emergency: {
    subject: (caseNumber) => `Se usó la Verificación 911 en el caso ${caseNumber}`,
    title: "Se usó la Verificación 911 antes de su respuesta",
    used: (who, caseNumber, minutes) =>
      `${who} usó la Verificación 911 en el caso ${caseNumber}. Permite al oficial registrar el caso durante ${minutes} minutos sin la respuesta de usted. No da ningún derecho sobre el dinero.`,
    answer:
      "Todavía se necesita su respuesta: use el enlace de nuestro correo anterior. Si no es su oficial, dígalo allí y el acceso termina.",
  },

  result: {
    subject: (title, caseNumber) => `${title}: caso ${caseNumber}`,
    greeting: ({ rank, name }) => `${rank} ${name}:`,
    verified: {
      title: "Su identidad está verificada",
      text: (caseNumber) => `Su supervisor confirmó a usted para el caso ${caseNumber}.`,
      next: "Vuelva a la página donde llenó el formulario: ya lo sabe, y puede continuar allí.",
    },
    rejected: {
      title: "Verificación denegada",
      text: (caseNumber) => `Su supervisor no verificó el caso ${caseNumber}.`,
      next: "Comuníquese directamente con su supervisor.",
    },
  },

  page: {
    open: "¿Conoce a este oficial?",
    decided: "Este caso ya tiene respuesta",
    replaced: "Hay un enlace más nuevo",
    replacedText:
      "Este enlace fue reemplazado por uno más nuevo. Use el enlace del correo más reciente sobre este caso.",
    expired: "Este enlace venció",
    expiredText: (hours) => `Un enlace sirve durante ${hours} horas.`,
    closed: "Este enlace está cerrado",
    closedText: (times) =>
      `Se dio ${times} veces un número de placa equivocado; por eso este enlace no acepta más respuestas.`,
    askForNewMail: "Pida al oficial que pulse «Reenviar correo», y use el enlace del correo nuevo.",
    unknown: "Este enlace no se conoce",
    unknownText: "Abra de nuevo el enlace del correo o copie su dirección completa.",

    notTaken: "Su respuesta todavía no se recibió. Vea abajo, por favor.",
    lead: (supervisor) =>
      `Este oficial nombró a usted, ${supervisor}, como supervisor y pide ayuda de emergencia para el caso siguiente. No necesita una cuenta.`,
    officer: "Oficial",
    rank: "Rango",
    agency: "Agencia",
    email: "Correo oficial",
    services: "Servicios",
    answer: "Su respuesta",
    question: "¿Es su oficial, es esta su dirección de correo oficial y es el caso como se describe?",
    yes: "Sí, verifico a este oficial",
    no: "No, no es mi oficial o no es un caso verdadero",
    badge: "Número de placa del oficial",
    badgeHint: "No se muestra aquí: escríbalo según sus propios registros.",
    send: "Enviar respuesta",

    received: "Su respuesta fue recibida.",
    byAdmin: "Un administrador respondió por este caso.",
    verified: ({ rank, name }, caseNumber) => `Se verificó a ${rank} ${name} para el caso ${caseNumber}.`,
    rejected: ({ rank, name }, caseNumber) => `No se verificó a ${rank} ${name} para el caso ${caseNumber}.`,
    told: "El oficial ya fue informado. No hay nada más que hacer, y puede cerrar esta página.",
  },

  sentences: {
    [answerMissing]: "Elija una de las dos respuestas",
    [badgeMissing]: "Escriba el número de placa del oficial",
    [wrongBadge.once]:
      "Este no es el número de placa del oficial. Revíselo e inténtelo de nuevo: queda # intento.",
    [wrongBadge.more]:
      "Este no es el número de placa del oficial. Revíselo e inténtelo de nuevo: quedan # intentos.",
  },
};
