import type { en } from "./words.en.ts";

export const es: typeof en = {
  empty: "Todavía no hay cartas",
  emptyText: "Con cada decisión sobre esta solicitud, y cada vez que se envía ayuda, llega una carta.",
  types: { approval: "Aprobación", denial: "Denegación", dispatch: "Ayuda enviada" },
  statuses: {
    pending: "Se está escribiendo",
    sent: "En camino",
    captured: "No enviada: no hay servidor de correo",
    delivered: "Entregada",
    failed: "No entregada",
    void: "Anulada",
  },
  to: (name) => `Para ${name}`,
  date: (date) => `Escrita por la decisión del ${date}`,
  validUntil: (date) => `Válida hasta el ${date}`,
  voidBecause: (reason) => `Ya no es válida: ${reason}`,
  view: "Ver carta",
  viewOf: (letter) => `Ver carta ${letter}`,
  print: "Imprimir",
  download: "Descargar PDF",
  frame: (letter) => `Carta ${letter}`,
};
