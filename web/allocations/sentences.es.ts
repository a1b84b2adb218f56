import type { Sentences } from "../core/i18n/gathered.ts";
import { statusWord } from "../statuses/words.es.ts";

export const sentences: Sentences = {
  "Approved based on AI recommendation and officer review.":
    "Aprobado según la recomendación de la IA y la revisión del oficial.",
  "Victim information is required before approving the request. Please add victim details first.":
    "Antes de aprobar la solicitud hace falta la información de la víctima. Agréguela primero.",
  "Please give a reason": "Escriba un motivo",
  "No reason was given.": "No se dio ningún motivo.",
  "The supervisor of this case has not confirmed its officer yet. Until then an administrator decides.":
    "El supervisor de este caso aún no ha confirmado a su agente. Hasta entonces decide la administración.",
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
  "More would be allocated on one officer's word than one officer's limit allows. An administrator must approve it too.":
    "Por la palabra de un solo agente se asignaría más de lo que permite su límite. También debe aprobarlo la administración.",
  "More would be allocated to this person than one approval may give within a day or a month. A second person must approve it too.":
    "A esta persona se le asignaría más de lo que una sola aprobación puede dar en un día o en un mes. También debe aprobarlo otra persona.",
  "{} waits here, and one request may be given {} now. Please deny it and file it anew, or ask an administrator.":
    (waiting, limit) =>
      `Aquí esperan ${waiting}, y una solicitud puede recibir ahora ${limit}. Deniéguela y preséntela de nuevo, o pregunte a la administración.`,
  "One request may be given {} now. Please look again before you approve it.": (limit) =>
    `Una solicitud puede recibir ahora ${limit}. Revísela de nuevo antes de aprobarla.`,
  "This request is already {}.": (status) => `Esta solicitud ya está ${statusWord(status)}.`,
  "Your approval will be recorded, and a second person must approve it too: your supervisor by the link in the e-mail, another trusted officer, or an administrator.":
    "Su aprobación quedará registrada y otra persona también debe aprobarla: su supervisor por el enlace del correo, otro oficial de confianza o un administrador.",
  "Your approval will be recorded, and a second person must approve it too: a trusted officer, or an administrator.":
    "Su aprobación quedará registrada y otra persona también debe aprobarla: un oficial de confianza o un administrador.",
  "You have approved this request. Another person must approve it too: your supervisor by the link in the e-mail, another trusted officer, or an administrator.":
    "Usted aprobó esta solicitud. Otra persona también debe aprobarla: su supervisor por el enlace del correo, otro oficial de confianza o un administrador.",
  "You have approved this request. Another person must approve it too: a trusted officer, or an administrator.":
    "Usted aprobó esta solicitud. Otra persona también debe aprobarla: un oficial de confianza o un administrador.",
  "One more person must approve it after you.": "Después de usted debe aprobarla una persona más.",
  "{} more people must approve it after you.": (count) =>
    `Después de usted deben aprobarla ${count} personas más.`,
};

const moneyWords: Record<string, string> = {
  pending: "pendientes",
  denied: "denegados",
  distributed: "entregados",
};
const money = (status: string) => moneyWords[status] ?? status;
