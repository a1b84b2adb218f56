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
};
