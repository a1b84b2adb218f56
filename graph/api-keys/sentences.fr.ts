import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Donnez un nom à la clé",
  nameTooLong: "Le nom d’une clé compte au plus 60 caractères",
  scopesMissing: "Choisissez ce que la clé peut faire",
  daysWrong: "Une clé dure de 1 à 366 jours",
  networkWrong: "Ce n’est ni une adresse ni un réseau",
  networksTooMany: "Une clé admet au plus 20 réseaux",
  tooManyKeys: "Il y a déjà 50 clés. Révoquez-en une d’abord.",
  notYours: "Seul un compte actif de super administrateur peut créer des clés d’API.",
  noSuchKey: "Cette clé n’existe pas.",
  revokedAlready: "Cette clé est déjà révoquée.",
  keyWrong: "Cette clé d’API est inconnue, expirée ou révoquée.",
  notFromHere: "Cette clé d’API ne peut pas être utilisée depuis ce réseau.",
  callClosed: ({ call }) => `Les clés d’API ne peuvent pas faire cet appel (${call}).`,
  scopeLacking: ({ call, scope }) =>
    `Il manque à cette clé d’API le droit ${scope}, que cet appel (${call}) exige.`,
  restOnly: "Les clés d’API n’ouvrent que les appels REST.",
  keyAndCookie: "Envoyez une clé d’API ou un cookie de session, pas les deux.",
  tooManyCalls: "Cette clé d’API fait trop d’appels. Attendez un moment.",
};
