import { es as core } from "../core/sentences.es.ts";
import { es as letters } from "./sentences.es.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  dear: (person) => `Hola, ${person}:`,
  colon: ":",
  help: { food: "alimentos", shelter: "vivienda", transportation: "transporte" },
  someHelp: "ayuda de emergencia",
  given: {
    food: (people) => (people === 1 ? "comida para 1 persona" : `comida para ${people} personas`),
    shelter: (hours) => (hours === 1 ? "un cuarto por 1 hora" : `un cuarto por ${hours} horas`),
    transportation: "un viaje",
  },

  facts: {
    number: "Carta",
    date: "Fecha",
    caseId: "Número de solicitud",
    help: "Tipo de ayuda",
    amount: "Monto",
    validUntil: "Válida hasta",
    vendor: "Proveedor",
    code: "Código",
    confirmation: "Número de confirmación",
    value: "Valor máximo",
    phones: "Teléfono de ayuda",
    chat: "Chat de ayuda",
    website: "Página de ayuda",
    hours: "Horario de atención",
    area: "Zona de servicio",
    emergency: "En una emergencia",
  },
  variables: {
    kind: "el tipo de ayuda enviada",
    caseId: "el número de solicitud",
    recipient: "el nombre de la persona que necesita ayuda",
    officer: "el nombre del oficial",
    help: "el tipo de ayuda",
    amount: "el monto",
    validUntil: "la fecha hasta la que vale",
    vendor: "el nombre del proveedor",
    code: "el código del proveedor",
    confirmation: "el número de confirmación",
  },

  check: {
    title: "¿Es auténtica esta carta?",
    text: "Cualquiera puede comprobarlo, con la imagen o en esta dirección, con el número y el código de comprobación.",
    mail: "Cualquiera puede comprobarlo en esta dirección, con el número y el código de comprobación.",
    code: "Código de comprobación",
    short: (number, code, address) => `Carta ${number}, código de comprobación ${code}: ${address}`,
  },
  reply: {
    button: "Responder",
    problem: "Responder o avisar de un problema",
    sms: (href) => `Responder: ${href}`,
    problemSms: (href) => `¿No funciona? Escríbanos: ${href}`,
  },

  approved: {
    officer: {
      subject: (caseId) => `El caso ${caseId} fue aprobado`,
      title: "Su solicitud fue aprobada",
      text: (caseId, amount, help) => `El caso ${caseId} fue aprobado con un monto de ${amount} (${help}).`,
      next: "Ya se avisó a la persona que necesita ayuda. Cuando se entregue el dinero, márquelo como entregado en la solicitud.",
      tell: "No enviamos ningún mensaje a la persona que necesita ayuda: avísele usted. Cuando se entregue el dinero, márquelo como entregado en la solicitud.",
    },
    victim: {
      title: "Su solicitud de ayuda fue aprobada",
      text: (caseId, help) =>
        `Su solicitud de ayuda de emergencia, caso ${caseId}, fue revisada y aprobada. Cubre: ${help}.`,
      officer: (name) => `${name} la presentó por usted y se comunicará con usted.`,
      next: "Nuestro sistema de IA coordina ahora los recursos. En las próximas horas recibirá más mensajes con los códigos de acceso.",
      handed:
        "El oficial le entregará la ayuda o le dirá cómo recibirla. Si un proveedor da un código, llegará en otro mensaje. Si no recibe nada, escríbanos o llame al 2-1-1.",
      valid: "Esta carta vale solo para esta ayuda y no necesita firma.",
    },
  },

  denied: {
    officer: {
      subject: (caseId) => `El caso ${caseId} fue denegado`,
      title: "Su solicitud fue denegada",
      text: (caseId, reason) => `El caso ${caseId} fue denegado. Motivo indicado: ${reason}`,
      noReason: "No se indicó ningún motivo.",
      tell: "No enviamos ningún mensaje a la persona que necesita ayuda: avísele usted.",
    },
    victim: {
      title: "Sobre su solicitud de ayuda",
      text: (caseId) => `Este fondo no pudo aprobar su solicitud de ayuda de emergencia, caso ${caseId}.`,
      help: "Hay otra ayuda cerca de usted: llame al 2-1-1 a cualquier hora si necesita comida, un cuarto o transporte. Si está en peligro, llame al 911. Si piensa en quitarse la vida, llame al 988 y oprima 2, o envíe la palabra AYUDA por mensaje de texto al 988.",
    },
  },

  dispatched: {
    say: {
      food: "Al pedir o en el mostrador, diga: “Tengo un código de un fondo de emergencia para comida”. Después dé el código y el número de confirmación.",
      shelter:
        "En la recepción del hotel, diga: “Tengo un código de un fondo de emergencia para un cuarto”. Después dé el código y el número de confirmación.",
      transportation:
        "Al pedir el viaje, escriba el código. Si le preguntan, diga: “Tengo un código de un fondo de emergencia para un viaje”. Después dé el número de confirmación.",
    },
    officer: {
      subject: (caseId, vendor) => `Se envió ayuda para el caso ${caseId}: ${vendor}`,
      title: "Se envió ayuda",
      text: (caseId, help, vendor) => `${vendor} da ${help} a la persona que necesita ayuda, caso ${caseId}.`,
      next: "Ya se envió el código a la persona que necesita ayuda; no aparece en ninguna otra carta.",
      tell: "No enviamos ningún mensaje a la persona que necesita ayuda: avísele usted. Un administrador le da el código.",
    },
    victim: {
      title: "Su ayuda está lista",
      text: (caseId, help, vendor) => `Su ayuda de emergencia, caso ${caseId}: ${help}, de ${vendor}.`,
      fails: (phone) =>
        `Si el código no funciona, llame al ${phone} y diga el número de confirmación. Si eso no ayuda, escríbanos con el enlace del mensaje que trajo esta carta y elija “Problema”. Si necesita comida, un cuarto o transporte esta noche, llame al 2-1-1. Si está en peligro, llame al 911.`,
      failsUnreachable:
        "Si el código no funciona, escríbanos con el enlace del mensaje que trajo esta carta y elija “Problema”. Si necesita comida, un cuarto o transporte esta noche, llame al 2-1-1. Si está en peligro, llame al 911.",
      valid: "Esta carta vale solo para esta ayuda y no necesita firma.",
      sms: (help, vendor, code, confirmation) =>
        `Su ayuda de emergencia: ${help}, de ${vendor}. Código ${code}, confirmación ${confirmation}.`,
      smsSupport: (ways) => `Ayuda con el código: ${ways}.`,
      smsUntil: (date) => `Vale hasta el ${date}.`,
      smsFails: (phone) => `¿No funciona? Llame al ${phone} o al 2-1-1.`,
      smsFailsUnreachable: "¿No funciona? Llame al 2-1-1.",
    },
  },

  voided: {
    stamp: "Esta carta está anulada. Ya no es válida.",
    officer: {
      subject: (number, caseId) => `La carta ${number} del caso ${caseId} está anulada`,
      title: "Una carta está anulada",
      text: (number, caseId, reason) =>
        `La carta ${number} del caso ${caseId} ya no es válida. Motivo indicado: ${reason}`,
    },
    victim: {
      title: "Su carta ya no es válida",
      text: (number, caseId) =>
        `La carta ${number} sobre su solicitud de ayuda de emergencia, caso ${caseId}, ya no es válida.`,
      code: "No use más su código.",
      next: "Si se le da otra ayuda en su lugar, recibirá un mensaje nuevo. Si necesita ayuda ahora, llame al 2-1-1; si está en peligro, llame al 911.",
    },
  },

  checkPage: {
    title: "Comprobar una carta",
    lead: "Las cartas de este fondo valen sin firma. Con el número y el código de comprobación de una carta, aquí se ve si es auténtica y para qué vale.",
    number: "Número de la carta",
    numberHint: "Por ejemplo L-2026-000001",
    code: "Código de comprobación",
    codeHint: "8 letras y números, al final de la carta",
    send: "Comprobar",
    another: "Comprobar otra carta",
    valid: "Esta carta es válida.",
    expired: "Esta carta es auténtica, pero su plazo terminó.",
    denial: "Esta carta es auténtica. No concede ninguna ayuda.",
    void: "Esta carta está anulada.",
    unknown: "Ninguna carta tiene este número y este código.",
    unknownText: "Compare otra vez los dos con la carta. Si están bien, no acepte la carta.",
    for: "Vale para",
    until: "Válida hasta",
    was: "Era válida hasta",
    since: "Anulada desde",
    noName: "Aquí no se dice para quién es una carta: compare el nombre de la carta con la persona.",
    catalogue: { letters, core },
  },
};
