import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Donnez un nom à la clé",
  nameTooLong: "Le nom d’une clé peut compter 60 caractères au plus",
  scopesMissing: "Choisissez au moins une autorisation",
  daysWrong: "Une clé doit expirer au bout de 1 à 366 jours",
  networkWrong: "Saisissez des adresses IP ou des plages valides, comme 10.0.0.0/8",
  networksTooMany: "Une clé peut avoir 20 réseaux au plus",
  recipientChanged:
    "Quelqu’un a modifié l’organisme qui utilise cette clé. Vérifiez et enregistrez de nouveau.",
  tooManyKeys: "La limite de 50 clés d’API est atteinte. Révoquez-en une d’abord.",
  notYours: "Seul un compte actif de super administrateur peut créer des clés d’API.",
  noSuchKey: "Clé d’API introuvable.",
  revokedAlready: "Cette clé a déjà été révoquée.",
  keyWrong: "Cette clé d’API est invalide, expirée ou révoquée.",
  notFromHere: "Cette clé d’API ne peut pas être utilisée depuis ce réseau.",
  callClosed: ({ call }) => `Les clés d’API ne peuvent pas faire cet appel (${call}).`,
  scopeLacking: ({ call, scope }) =>
    `Il manque à cette clé d’API le droit ${scope}, que cet appel (${call}) exige.`,
  documentOnly:
    "Les clés d’API n’exécutent que les documents pour intégrateurs, dont la liste figure sur /api/docs. Envoyez documentId au lieu de query.",
  operationWrong: ({ name }) =>
    `Ce document pour intégrateurs contient l’opération ${name}. Envoyez-la comme operationName, ou omettez ce champ.`,
  variablesWrong: "Envoyez variables sous forme d’objet JSON.",
  postOnly: "Les clés d’API appellent GraphQL avec POST.",
  overSocket:
    "Les clés d’API s’abonnent par un WebSocket sur /graphql, avec un document pour intégrateurs qui est un abonnement. La liste figure sur /api/docs.",
  keyAndCookie: "Envoyez une clé d’API ou un cookie de session, pas les deux.",
  tooManyCalls: "Trop d’appels avec cette clé d’API. Attendez un moment et réessayez.",
};
