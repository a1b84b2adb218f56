import type { Translated } from "../i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  idle: "Votre session a été fermée faute d’activité. Veuillez vous reconnecter.",
  expired: "Votre session a atteint sa durée maximale. Veuillez vous reconnecter.",
  disabled: "Votre compte a été désactivé. Adressez-vous à une autre personne de l’administration.",
  ended:
    "Votre session a été fermée : dans une autre fenêtre, par une nouvelle connexion ou par une modification de votre compte. Veuillez vous reconnecter.",
  provider:
    "Votre session a été fermée, car l’authentification de votre comté ou de votre service ne la confirme plus. Veuillez vous reconnecter.",
  locked: "Cet appareil est verrouillé faute d’activité. Déverrouillez-le pour continuer.",
};
