import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Cette lettre n’existe pas.",
  numberWrong: "Indiquez le numéro tel qu’il figure sur la lettre, par exemple L-2026-000001",
  codeWrong: "Indiquez les 8 lettres et chiffres du code de contrôle",
  reasonMissing: "Dites pourquoi la lettre est annulée",
  alreadyVoid: "Cette lettre est déjà annulée.",
  nothingToRetry: "Il n’y a rien à recommencer : cette lettre n’est pas en échec.",
  notWritten: "Cette lettre n’est pas encore écrite.",
  notInPdf: "Cette lettre contient des signes que le PDF ne peut pas montrer. Ouvrez-la et imprimez-la.",
  notToBeContacted: "La personne à aider ne doit recevoir aucun message.",
  decisionVoid: "Sa lettre a été annulée avant l’envoi.",
  variablesMissing: ({ names }) => `La lettre ne peut pas être écrite sans : ${names}.`,
  tooManyChecks: "Trop de lettres ont été contrôlées depuis votre réseau. Réessayez dans quelques minutes.",
};
