import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Escriba un nombre para la clave",
  nameTooLong: "El nombre de una clave tiene como máximo 60 caracteres",
  scopesMissing: "Elija qué puede hacer la clave",
  daysWrong: "Una clave dura de 1 a 366 días",
  networkWrong: "Esto no es una dirección ni una red",
  networksTooMany: "Una clave admite como máximo 20 redes",
  tooManyKeys: "Ya hay 50 claves. Revoque una primero.",
  notYours: "Solo una cuenta activa de superadministrador puede crear claves de API.",
  noSuchKey: "Esa clave no existe.",
  revokedAlready: "Esta clave ya está revocada.",
  keyWrong: "Esta clave de API no se conoce, venció o fue revocada.",
  notFromHere: "Esta clave de API no se puede usar desde esta red.",
  callClosed: ({ call }) => `Las claves de API no pueden hacer esta llamada (${call}).`,
  scopeLacking: ({ call, scope }) =>
    `A esta clave de API le falta el permiso ${scope}, que esta llamada (${call}) requiere.`,
  restOnly: "Las claves de API solo abren las llamadas REST.",
  keyAndCookie: "Envíe una clave de API o una cookie de sesión, no ambas.",
  tooManyCalls: "Esta clave de API hace demasiadas llamadas. Espere un momento.",
};
