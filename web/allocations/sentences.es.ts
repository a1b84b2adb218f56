import type { Sentences } from "../app/sentences.ts";
import { statusWord } from "../requests/words.statuses.es.ts";

export const sentences: Sentences = {
  "Approved based on AI recommendation and officer review.":
    "Aprobado según la recomendación de la IA y la revisión del oficial.",
  "Victim information is required before approving the request. Please add victim details first.":
    "Antes de aprobar la solicitud hace falta la información de la víctima. Agréguela primero.",
  "Please give a reason": "Escriba un motivo",
  "No reason was given.": "No se dio ningún motivo.",
  "You have approved this request already; somebody else must decide now.":
    "Usted ya aprobó esta solicitud; ahora debe decidir otra persona.",
  "This allocation is {}; only allocated money can be distributed.": (status) =>
    `Estos fondos están ${money(status)}; solo se pueden entregar fondos asignados.`,
  "Here a status can become approved or denied.": "Aquí un estado puede pasar a aprobada o denegada.",
  "Must be approved or denied": "Debe ser aprobada o denegada",
  "A request is completed by marking its allocation as distributed.":
    "Una solicitud se completa al marcar sus fondos como entregados.",
  "Somebody else has just changed this request; it is pending now. Please look again.":
    "Otra persona acaba de cambiar esta solicitud; ahora está pendiente. Revísela de nuevo.",
  "Somebody else has just changed this request; it is processing now. Please look again.":
    "Otra persona acaba de cambiar esta solicitud; ahora está en proceso. Revísela de nuevo.",
  "The amount of this request is {} now. Please look again before you approve it.": (amount) =>
    `El monto de esta solicitud es ahora ${amount}. Revísela de nuevo antes de aprobarla.`,
  "This request is already {}.": (status) => `Esta solicitud ya está ${statusWord(status)}.`,
};

const moneyWords: Record<string, string> = {
  pending: "pendientes",
  denied: "denegados",
  distributed: "entregados",
};
const money = (status: string) => moneyWords[status] ?? status;
