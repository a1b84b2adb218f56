import { pluralFr } from "../../core/i18n/plural.ts";
import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  lineMissing: "Ligne introuvable.",
  noCsv: "Ce fichier ne contient aucune ligne.",
  noColumns: "La ligne d’en-tête doit nommer les colonnes code (ou confirmation number), date et amount.",
  tooManyLines: "Ce fichier est trop long. Limitez-vous à 1 000 lignes.",
  codeWrong: "Ce n’est pas un code : 3 à 64 lettres, chiffres ou signes, sans espace",
  dateWrong: "Le prestataire ne peut pas facturer un jour futur",
  amountWrong: "Le montant est nul",
  badLines: "Corrigez d’abord les lignes signalées. Rien n’a été enregistré.",
  changed: "Une aide a changé entre-temps. Vérifiez de nouveau le fichier.",
  decisionNeeded: "Choisissez la suite à donner",
  cannotAccept: "Cette ligne peut seulement être refusée : aucune aide n’est à payer.",
  paidInAdvance: "Ce code a été payé à l’avance, donc rien n’est dû. Refusez cette ligne.",
  tooMuch: "Ce montant est trop élevé pour une seule aide.",
  settledAlready: "Cet écart a déjà été réglé.",
  acceptsOwnImport:
    "Vous avez importé ce relevé ; une autre personne doit accepter plus que ce qui a été envoyé.",
  proposedByYou: "Vous avez demandé la clôture de ce mois ; une autre personne doit la confirmer.",
  earlierOpen: ({ month }) => `Clôturez d’abord ${month} : les mois sont clos dans l’ordre.`,
  monthRuns: "Ce mois n’est pas encore terminé.",
  monthClosed: "Ce mois est déjà clos.",
  monthOpen: ({ count }) =>
    pluralFr(
      count,
      `Ce mois compte encore ${count} écart ouvert. Réglez-le d’abord.`,
      `Ce mois compte encore ${count} écarts ouverts. Réglez-les d’abord.`,
    ),
};
