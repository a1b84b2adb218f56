import type { en } from "./words.ts";

export const es: typeof en = {
  empty: "Todavía no hay cartas",
  emptyText: "Se envía una carta con cada decisión sobre esta solicitud y cada vez que se envía ayuda.",
  types: { approval: "Aprobación", denial: "Denegación", dispatch: "Ayuda enviada" },
  statuses: {
    pending: "En preparación",
    sent: "Enviada",
    captured: "No enviada: no hay un servidor de correo configurado",
    delivered: "Entregada",
    failed: "No entregada",
    void: "Anulada",
  },
  to: (name) => `Para ${name}`,
  date: (date) => `Por la decisión del ${date}`,
  validUntil: (date) => `Válida hasta el ${date}`,
  voidBecause: (reason) => `Ya no es válida: ${reason}`,
  view: "Ver carta",
  viewOf: (letter) => `Ver carta ${letter}`,
  print: "Imprimir",
  download: "Descargar PDF",
  frame: (letter) => `Carta ${letter}`,
};
