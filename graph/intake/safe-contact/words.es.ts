import { es as safeContact } from "../../../shared/intake/safe-contact/sentences.es.ts";

export const es = {
  title: "¿Cómo podemos comunicarnos con usted?",
  lead: "Elija lo que sea seguro para usted. Puede cambiarlo aquí en cualquier momento.",
  way: "Forma segura",
  ways: {
    any: "Cualquier forma",
    sms: "Mensaje de texto",
    email: "Correo electrónico",
    call: "Llamada",
    none: "No se comuniquen conmigo",
  },
  phone: "Número nuevo de teléfono (opcional)",
  email: "Correo electrónico nuevo (opcional)",
  known: (address: string) => `Tenemos ${address}. Déjelo vacío para conservarlo.`,
  from: "No antes de (opcional)",
  to: "No después de (opcional)",
  leave: "¿Podemos dejar un mensaje cuando llamamos?",
  yes: "Sí",
  no: "No",
  mayWeText:
    "¿Podemos enviarle mensajes de texto sobre su solicitud? Pueden aplicarse tarifas de mensajes y datos. Puede responder ALTO en cualquier momento.",
  agrees:
    "Si elige una forma que incluye mensajes de texto, acepta recibir mensajes sobre su solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para parar, AYUDA para ayuda.",
  stopped: "¿Nos envió ALTO por mensaje de texto? Envíe primero START; si no, no podemos escribirle.",
  save: "Guardar",
  saved: "Guardado. Desde ahora lo haremos así.",
  still: {
    title: "¿Sigue siendo seguro?",
    by: (way: string, address: string) => `Le contactamos así: ${way}${address && ` (${address})`}.`,
    any: (address: string) => `Podemos contactarle de cualquier forma${address && ` (${address})`}.`,
    none: "Usted pidió que no le contactemos.",
    hours: (from: string, to: string) => `Solo de ${from} a ${to}.`,
    why: "Lo que antes era seguro puede no serlo hoy.",
    yes: "Sí, sigue siendo seguro",
    change: "No, quiero cambiarlo",
    done: "Gracias. Lo dejamos así.",
  },
  officer: {
    subject: (caseId: string) => `Caso ${caseId}: cambió la forma de comunicarse con la persona`,
    title: "Cambió la forma de comunicarse con la persona",
    text: (caseId: string) =>
      `La persona del caso ${caseId} cambió la forma de comunicarse con ella. Vea la solicitud antes de contactarla.`,
  },
  catalogue: { "safe-contact": safeContact },
};
