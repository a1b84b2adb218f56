import type { en } from "./words.en.ts";

export const es: typeof en = {
  page: {
    title: "Sin conexión",
    lead: "Esta página necesita conexión. Esto funciona sin ella:",
    ways: {
      home: "Inicio y ayuda cercana",
      resources: "Recursos",
      rights: "Conozca sus derechos",
      incidents: "Registro de incidentes",
      newRequest: "Escriba una solicitud; se envía después",
    },
    callsNote: "Las llamadas no necesitan internet.",
    retry: "Reintentar",
  },
  update: {
    title: "Hay una versión nueva",
    text: "Recargue cuando le convenga; quizá deba enviar antes lo que ha escrito.",
    reload: "Recargar",
  },
  draft: {
    title: "Borrador recuperado",
    text: (when) => `Del ${when}. Se guarda solo en este dispositivo, siete días como máximo.`,
    discard: "Descartar",
  },
  queued: {
    title: "Sin conexión: guardado en este dispositivo",
    text: "Se envía por sí solo cuando vuelva la conexión.",
  },
  waiting: {
    title: "En espera de envío",
    lead: "Escrito en este dispositivo sin conexión. Cada envío se hace una sola vez, por sí solo, mientras SafeVoice está abierto.",
    count: (count) => (count === 1 ? "1 solicitud espera conexión" : `${count} solicitudes esperan conexión`),
    held: (count) =>
      count === 1 ? "1 solicitud no se pudo enviar" : `${count} solicitudes no se pudieron enviar`,
    show: "Ver",
    empty: "No hay nada en espera",
    emptyText: "Todo lo que usted envió en este dispositivo ha llegado.",
    requests: "Sus solicitudes",
    kinds: {
      newRequest: "Solicitud de emergencia",
      victimInfo: "Información de la víctima",
      recipient: "Información del beneficiario",
      serviceRequest: "Otros servicios",
    },
    written: (when) => `Escrito el ${when}`,
    foreign: "Lo escribió una persona que ahora no ha iniciado sesión. Se envía cuando vuelva a iniciarla.",
    signIn: "Acceso de oficiales",
    refused: "No se pudo aceptar",
    send: "Enviar ahora",
    sending: "Enviando...",
    edit: "Editar",
    discard: "Descartar",
    discardTitle: "¿Descartar sin enviar?",
    discardText: "Lo escrito se borra de este dispositivo y no llega a nadie.",
    arrived: (count) => (count === 1 ? "Enviado: ha llegado" : `Enviado: han llegado ${count}`),
    cutOff: "Todavía sin conexión",
    cutOffText: "Se queda aquí y se envía en cuanto sea posible.",
  },
};
