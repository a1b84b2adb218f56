import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  kindMissing: "Veuillez choisir le type de conservation",
  matterMissing: "Veuillez indiquer l’affaire : son nom, ou le numéro de la demande",
  scopeMissing: "Veuillez choisir ce que couvre la conservation",
  subjectWrong: "Saisissez un numéro de la barre d’adresse, ou un numéro de dossier comme EM-2026-0001",
  agencyWrong: "Saisissez un domaine de messagerie comme police.example.gov",
  subjectUnknown: "Aucun dossier ne porte ce numéro",
  reasonMissing: "Veuillez indiquer pourquoi la conservation est levée",
  holdMissing: "Cette conservation n’existe plus.",
  releasedAlready: ({ by }) => `${by} a déjà levé cette conservation.`,
};
