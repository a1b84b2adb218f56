import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  serviceUnknown: "Ce service n’est pas connu",
  servicesWrong: "Les services sont une liste",
  serviceMissing: "Choisissez au moins un service",
  ownSupervisor: "L’e-mail du supérieur ne doit pas être le vôtre",
  caseNumberRequired: "Numéro de dossier obligatoire",
  caseNumberInvalid: "Indiquez un numéro de dossier valide pour la vérification.",
  informationMissing: "Informations obligatoires manquantes",
  fieldsMissing: "Veuillez remplir tous les champs obligatoires.",
  selectionRequired: "Choisissez un service",
  typeMissing: "Choisissez au moins un type de service (Nourriture, Logement ou Transport).",
  alreadyDecided: ({ status }) => `Ce dossier est déjà ${status === "verified" ? "vérifié" : "refusé"}.`,
  emergencyOff: "La Vérification 911 est désactivée. Appelez votre supérieur.",
  emergencyUsed: "La Vérification 911 a déjà servi pour ce dossier. Appelez votre supérieur.",
  resendSoon: ({ seconds }) =>
    `Attendez ${seconds} ${seconds === 1 ? "seconde" : "secondes"} avant de renvoyer l’e-mail.`,
  resendLater: ({ minutes }) =>
    `L’e-mail a été renvoyé trop de fois. Attendez ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  caseRejected:
    "Votre supérieur n’a pas confirmé ce dossier : ce qui a été déposé reste lisible, et ce qui est en attente relève d’un administrateur. Adressez-vous directement à votre supérieur ; pour une aide immédiate, appelez le 2-1-1, ou le 911 en cas de danger.",
  supervisorSilent:
    "Cinq e-mails ont été envoyés aujourd’hui à ce supérieur, qui n’a encore confirmé personne. Appelez-le ou indiquez un autre supérieur.",
  emergencyTooOften:
    "La Vérification 911 a été utilisée trop souvent d’ici aujourd’hui. Appelez votre supérieur.",
  recipientFirst: "Enregistrez d’abord les informations sur le bénéficiaire.",
  caseUnknown: "Ce numéro de dossier n’est pas connu.",
  notVerified: "Votre supérieur n’a pas confirmé ce dossier. Contactez-le directement.",
  sentTooOften: "Ce formulaire a été envoyé trop de fois. Attendez une heure ou appelez votre supérieur.",
  answerMissing: "Choisissez l’une des deux réponses",
  readAgain: "Cette page a changé depuis que vous l’avez ouverte. Relisez-la et répondez de nouveau.",
  badgeMissing: "Saisissez le numéro de badge de l’agent",
  badgeWrongOnce: ({ count }) =>
    `Ce n’est pas le numéro de badge de l’agent. Vérifiez-le et réessayez : il reste ${count} essai.`,
  badgeWrong: ({ count }) =>
    `Ce n’est pas le numéro de badge de l’agent. Vérifiez-le et réessayez : il reste ${count} essais.`,
  reasonMissing: "Indiquez pourquoi vous décidez ainsi",
  noGrant: "Aucun accès 911 n’est en cours pour ce dossier.",
  ownCase: "Vous ne pouvez pas répondre pour votre propre dossier.",
  domainWrong: "Indiquez un domaine, par exemple police.example.org",
  domainPublic: "N’importe qui peut avoir une adresse dans ce domaine",
  domainsTooMany: "200 domaines au plus",
  domainsChanged: "La liste a changé entre-temps. Veuillez la relire.",
};
