import { pluralEs } from "../../../shared/core/i18n/plural.ts";
export const es = {
  page: {
    title: "Sin conexión",
    lead: "Esta página necesita conexión. Lo de abajo funciona sin ella.",
    help: "Recibir ayuda",
    officers: "Para oficiales",
    ways: {
      "/home": "Inicio y ayuda cercana",
      "/resources": "Recursos",
      "/rights": "Conozca sus derechos",
      "/incidents": "Registro de incidentes",
      "/new-request": "Escribir una solicitud para enviarla después",
      "/print/intake": "Imprimir un formulario de admisión en blanco",
    },
    callsNote: "Puede llamar por teléfono sin internet.",
    retry: "Reintentar",
  },
  update: {
    title: "Hay una versión nueva",
    text: "Recargue cuando le convenga. Si escribió algo, envíelo antes.",
    reload: "Recargar",
  },
  draft: {
    title: "Borrador recuperado",
    text: (when: string) => `Del ${when}. Se guarda solo en este dispositivo, siete días como máximo.`,
    discard: "Descartar",
  },
  queued: {
    title: "Sin conexión: guardado en este dispositivo",
    text: "Lo enviaremos cuando vuelva la conexión.",
  },
  waiting: {
    title: "En espera de envío",
    lead: "Lo que se escribió en este dispositivo sin conexión. Cada solicitud se envía sola, una sola vez, mientras SafeVoice está abierto.",
    count: (count: number) =>
      pluralEs(count, "1 solicitud espera conexión", `${count} solicitudes esperan conexión`),
    held: (count: number) =>
      pluralEs(count, "1 solicitud no se pudo enviar", `${count} solicitudes no se pudieron enviar`),
    show: "Ver",
    empty: "No hay nada en espera",
    emptyText: "Recibimos todo lo que usted envió desde este dispositivo.",
    requests: "Sus solicitudes",
    kinds: {
      newRequest: "Solicitud de emergencia",
      victimInfo: "Información de la víctima",
      recipient: "Información del beneficiario",
      serviceRequest: "Otros servicios",
    },
    next: {
      newRequest: "Sus solicitudes",
      victimInfo: "Volver a la solicitud",
      recipient: "Continuar con el caso",
      serviceRequest: "Volver al caso",
    },
    written: (when: string) => `Escrito el ${when}`,
    foreign:
      "Lo escribió otra persona, que ahora no tiene la sesión abierta. Se enviará cuando vuelva a iniciarla.",
    signIn: "Acceso para oficiales",
    refused: "No se pudo aceptar",
    send: "Enviar ahora",
    sending: "Enviando...",
    edit: "Editar",
    discard: "Descartar",
    discardTitle: "¿Descartar sin enviar?",
    discardText: "El texto se borra de este dispositivo. Nadie lo recibirá.",
    arrived: (count: number) => pluralEs(count, "Enviada y recibida", `${count} enviadas y recibidas`),
    cutOff: "Todavía sin conexión",
    cutOffText: "Se queda aquí y la enviaremos en cuanto sea posible.",
  },
};
