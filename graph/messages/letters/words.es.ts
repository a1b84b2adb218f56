import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import { es as core } from "../../../shared/core/sentences.es.ts";
import { es as letters } from "../../../shared/messages/letters/sentences.es.ts";
import type { CodeText } from "./types.ts";

export const es = {
  dear: (person: string) => `Hola, ${person}:`,
  colon: ":",
  help: { food: "alimentos", shelter: "vivienda", transportation: "transporte" },
  someHelp: "ayuda de emergencia",
  given: {
    food: (people: number) => pluralEs(people, "comida para 1 persona", `comida para ${people} personas`),
    shelter: (hours: number) => pluralEs(hours, "un cuarto por 1 hora", `un cuarto por ${hours} horas`),
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
    text: "Cualquiera puede comprobarlo. Escanee la imagen, o vaya a esta dirección y escriba el número y el código de comprobación.",
    mail: "Cualquiera puede comprobarlo en esta dirección con el número y el código de comprobación.",
    code: "Código de comprobación",
  },
  pdfGap: (gap: string) =>
    `Donde este archivo muestra ${gap}, no se pueden imprimir las letras de un nombre. El nombre está en la página web de la carta.`,
  reply: {
    button: "Responder",
    problem: "Responder o reportar un problema",
  },

  texts: {
    approved: (href: string) => `Su solicitud fue aprobada. Vea los pasos que siguen: ${href}`,
    denied: (href: string) => `Su solicitud no fue aprobada. Para otra ayuda llame al 2-1-1. Vea: ${href}`,
    codeAt: ({ code, confirmation, vendor, until, href, digits = "" }: CodeText) =>
      `Clave ${code}, ref. ${confirmation}, en ${vendor}, hasta el ${until.replace(/\.$/, "")}.${digits} Vea: ${href}`,
    digits: " Responda 1 si no sirve, 2 cuando la use.",
    ready: (href: string) => `Su clave ya se puede usar. Vea los detalles: ${href}`,
    readyWithDigits: (href: string) =>
      `Su clave se puede usar. Responda 1 si no sirve, 2 cuando la use. Vea: ${href}`,
    codeVoid: (href: string) => `Su clave ya no vale. Por favor, no la use. Vea: ${href}`,
    letterVoid: (href: string) => `Nuestra carta anterior ya no vale. Vea: ${href}`,
  },

  approved: {
    officer: {
      subject: (caseId: string) => `El caso ${caseId} fue aprobado`,
      title: "Su solicitud fue aprobada",
      text: (caseId: string, amount: string, help: string) =>
        `El caso ${caseId} fue aprobado con un monto de ${amount} (${help}).`,
      next: "La persona que necesita ayuda recibe su propia carta.",
      tell: "No nos comunicamos con la persona que necesita ayuda. Avísele usted.",
      dispatch:
        "Ahora un administrador enviará la ayuda. Si en cambio entrega usted el dinero, elija Marcar como entregado en Fondos.",
      handover: "Ahora entregue el dinero. Luego elija Marcar como entregado en Fondos.",
    },
    victim: {
      title: "Su solicitud de ayuda fue aprobada",
      text: (caseId: string, help: string) =>
        `Su solicitud de ayuda de emergencia, caso ${caseId}, fue revisada y aprobada. Cubre: ${help}.`,
      officer: (name: string) => `${name} la presentó por usted y se comunicará con usted.`,
      next: "Nuestro sistema de IA está coordinando los recursos. En las próximas horas recibirá más mensajes con los códigos de acceso.",
      handed:
        "El oficial le entregará la ayuda o le dirá cómo recibirla. Si un proveedor da un código, llegará en otro mensaje. Si no recibe nada, escríbanos o llame al 2-1-1.",
      valid: "Esta carta vale solo para esta ayuda y no necesita firma.",
    },
  },

  denied: {
    officer: {
      subject: (caseId: string) => `El caso ${caseId} fue denegado`,
      title: "Su solicitud fue denegada",
      text: (caseId: string, reason: string) => `El caso ${caseId} fue denegado. Motivo: ${reason}`,
      noReason: "No se indicó ningún motivo.",
      tell: "No nos comunicamos con la persona que necesita ayuda. Avísele usted.",
    },
    victim: {
      title: "Sobre su solicitud de ayuda",
      text: (caseId: string) =>
        `Este fondo no pudo aprobar su solicitud de ayuda de emergencia, caso ${caseId}.`,
      help: "Puede recibir otra ayuda cerca de usted. Si necesita comida, un cuarto o transporte, llame al 2-1-1 a cualquier hora. Si está en peligro, llame al 911. Si piensa en quitarse la vida, llame al 988 y oprima 2, o envíe la palabra AYUDA por mensaje de texto al 988.",
    },
  },

  dispatched: {
    say: {
      food: "Al pedir o en el mostrador, diga en inglés: “I have a code from an emergency fund for food.” Después dé el código y el número de confirmación.",
      shelter:
        "En la recepción del hotel, diga en inglés: “I have a code from an emergency fund for a room.” Después dé el código y el número de confirmación.",
      transportation:
        "Al pedir el viaje, escriba el código. Si le preguntan, diga en inglés: “I have a code from an emergency fund for a ride.” Después dé el número de confirmación.",
    },
    officer: {
      subject: (caseId: string, vendor: string) => `Se envió ayuda para el caso ${caseId}: ${vendor}`,
      title: "Se envió ayuda",
      text: (caseId: string, help: string, vendor: string) =>
        `${vendor} da ${help} a la persona que necesita ayuda, caso ${caseId}.`,
      next: "El código va a la persona que necesita ayuda en un mensaje aparte. No aparece en ninguna otra carta.",
      tell: "No nos comunicamos con la persona que necesita ayuda. Avísele usted. Un administrador le dará el código.",
    },
    victim: {
      title: "Su ayuda está lista",
      text: (caseId: string, help: string, vendor: string) =>
        `Su ayuda de emergencia, caso ${caseId}: ${help}, de ${vendor}.`,
      fails: (phone: string) =>
        `Si el código no funciona, llame al ${phone} y dé el número de confirmación. Si eso no ayuda, use el enlace que le enviamos con esta carta y elija “Problema”. Si necesita comida, un cuarto o transporte esta noche, llame al 2-1-1. Si está en peligro, llame al 911.`,
      failsUnreachable:
        "Si el código no funciona, use el enlace que le enviamos con esta carta y elija “Problema”. Si necesita comida, un cuarto o transporte esta noche, llame al 2-1-1. Si está en peligro, llame al 911.",
      valid: "Esta carta vale solo para esta ayuda y no necesita firma.",
    },
  },

  voided: {
    stamp: "Esta carta está anulada. Ya no es válida.",
    officer: {
      subject: (number: string, caseId: string) => `La carta ${number} del caso ${caseId} está anulada`,
      title: "Una carta está anulada",
      text: (number: string, caseId: string, reason: string) =>
        `La carta ${number} del caso ${caseId} ya no es válida. Motivo: ${reason}`,
    },
    victim: {
      title: "Su carta ya no es válida",
      text: (number: string, caseId: string) =>
        `La carta ${number} sobre su solicitud de ayuda de emergencia, caso ${caseId}, ya no es válida.`,
      code: "No use más su código.",
      next: "Si otra ayuda la reemplaza, recibirá un mensaje nuevo. Si necesita ayuda ahora, llame al 2-1-1. Si está en peligro, llame al 911.",
    },
  },

  checkPage: {
    title: "Comprobar una carta",
    lead: "Las cartas de este fondo son válidas sin firma. Escriba el número y el código de comprobación de una carta para ver si es auténtica y para qué es.",
    number: "Número de la carta",
    numberHint: "Por ejemplo L-2026-000001",
    code: "Código de comprobación",
    codeHint: "8 letras y números, al final de la carta",
    send: "Comprobar esta carta",
    another: "Comprobar otra carta",
    valid: "Esta carta es válida.",
    expired: "Esta carta es auténtica, pero ya venció.",
    denial: "Esta carta es auténtica, pero no aprueba ninguna ayuda.",
    void: "Esta carta está anulada.",
    unknown: "Ninguna carta tiene este número y este código de comprobación.",
    unknownText: "Compare otra vez los dos con la carta. Si son correctos, no acepte la carta.",
    for: "Vale para",
    until: "Válida hasta",
    was: "Era válida hasta",
    since: "Anulada desde",
    noName: "No mostramos para quién es una carta. Compare el nombre de la carta con la persona.",
    catalogue: { letters, core },
  },
};
