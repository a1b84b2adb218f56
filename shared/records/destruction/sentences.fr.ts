import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  yearWrong: "Saisissez un exercice, par exemple 2026",
  yearNotOver: "Cet exercice n’est pas encore terminé.",
  reportsFirst: "Indiquez d’abord que les rapports de cet exercice ont été envoyés.",
  nothingDue: "Selon cette durée, rien de cet exercice ne peut être détruit.",
  openAlready: "Une destruction de ces dossiers est déjà ouverte.",
  missing: "Cette destruction n’existe pas.",
  approvedByAnother: "Un autre super-administrateur approuve ce que vous avez proposé.",
  changedMeanwhile: "Cette destruction a été modifiée entre-temps. L’état actuel est affiché.",
  notDone: "Le certificat sera disponible une fois la destruction terminée.",
};
