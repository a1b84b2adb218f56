import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Cette lettre est introuvable.",
  numberWrong: "Indiquez le numéro tel qu’il figure sur la lettre, par exemple L-2026-000001",
  codeWrong: "Indiquez les 8 lettres et chiffres du code de contrôle",
  reasonMissing: "Dites pourquoi la lettre est annulée",
  alreadyVoid: "Cette lettre est déjà annulée.",
  nothingToRetry: "Cette lettre n’est pas en échec : il n’y a rien à réessayer.",
  notWritten: "Cette lettre n’est pas encore prête. Veuillez réessayer dans une minute.",
  notToBeContacted: "La personne à aider ne doit pas être contactée.",
  decisionVoid: "Cette lettre est annulée.",
  noOtherWay:
    "Il n’y a pas d’autre moyen d’envoyer ce message. Veuillez contacter le destinataire vous-même.",
  variablesMissing: ({ names }) => `La lettre ne peut pas être écrite sans : ${names}.`,
};
