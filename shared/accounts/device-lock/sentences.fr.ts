import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  codeMissing: "Saisissez le code reçu par e-mail",
  codeShape: "Le code comporte 6 chiffres",
  codeWrong: "Ce code est incorrect ou n’est plus valable. Vérifiez l’e-mail ou demandez un nouveau code.",
  codesOff:
    "Les codes par e-mail sont désactivés ici. Utilisez une clé d’accès ou la connexion de votre service.",
  tooManyCodes: ({ minutes }) =>
    `Trop de codes ont été demandés. Patientez ${minutes} minutes ou utilisez un autre moyen.`,
  tooManyTries: "Trop d’essais. Attendez une heure ou demandez à nouveau la confirmation de votre supérieur.",
  tooManyProofs:
    "Nous avons déjà envoyé plusieurs e-mails. Consultez votre boîte de réception ou patientez une heure.",
  alreadyProven: "Cette adresse est déjà confirmée.",
  notProven:
    "Votre adresse e-mail n’a jamais été confirmée sur cet appareil. Demandez à nouveau la confirmation de votre supérieur.",
  emailMissing: "Saisissez votre adresse e-mail professionnelle",
  noPasskey: "Vous n’avez pas de clé d’accès. Utilisez un autre moyen.",
  passkeyRefused:
    "Cette clé d’accès n’ouvre pas vos dossiers. Essayez-en une autre ou utilisez un autre moyen.",
  tooManyPasskeys: "Vous avez déjà 10 clés d’accès. Supprimez-les d’abord.",
  notIdentified:
    "Cette connexion n’ouvre pas vos dossiers. Connectez-vous-y à nouveau ou utilisez un autre moyen.",
};
