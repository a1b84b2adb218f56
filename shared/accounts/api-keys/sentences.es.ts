import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Escriba un nombre para la clave",
  nameTooLong: "El nombre de una clave puede tener 60 caracteres como máximo",
  scopesMissing: "Elija al menos un permiso",
  daysWrong: "Una clave debe vencer en un plazo de 1 a 366 días",
  networkWrong: "Escriba direcciones IP o rangos válidos, como 10.0.0.0/8",
  networksTooMany: "Una clave admite 20 redes como máximo",
  recipientChanged: "Otra persona cambió quién usa esta clave. Revíselo y guarde de nuevo.",
  tooManyKeys: "Se alcanzó el límite de 50 claves de API. Revoque una primero.",
  notYours: "Solo una cuenta activa de superadministrador puede crear claves de API.",
  noSuchKey: "No se encontró la clave de API.",
  revokedAlready: "Esta clave ya fue revocada.",
  keyWrong: "Esta clave de API no es válida, venció o fue revocada.",
  notFromHere: "Esta clave de API no se puede usar desde esta red.",
  callClosed: ({ call }) => `Las claves de API no pueden hacer esta llamada (${call}).`,
  scopeLacking: ({ call, scope }) =>
    `A esta clave de API le falta el permiso ${scope}, que esta llamada (${call}) requiere.`,
  documentOnly:
    "Las claves de API solo ejecutan los documentos para integraciones, que figuran en /api/docs. Envíe documentId en lugar de query.",
  operationWrong: ({ name }) =>
    `Este documento para integraciones contiene la operación ${name}. Envíela como operationName u omita ese campo.`,
  variablesWrong: "Envíe variables como un objeto JSON.",
  postOnly: "Las claves de API llaman a GraphQL con POST.",
  overSocket:
    "Las claves de API se suscriben por un WebSocket en /graphql, con un documento para integraciones que sea una suscripción. La lista está en /api/docs.",
  keyAndCookie: "Envíe una clave de API o una cookie de sesión, no ambas.",
  tooManyCalls: "Demasiadas llamadas con esta clave de API. Espere un momento e inténtelo de nuevo.",
};
