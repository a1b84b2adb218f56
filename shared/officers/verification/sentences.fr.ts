import { pluralFr } from "../../core/i18n/plural.ts";
import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  serviceUnknown: "Choisissez l’un des services de la liste",
  servicesWrong: "Les services doivent être une liste",
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
    `Attendez ${seconds} ${pluralFr(seconds, "seconde", "secondes")} avant de renvoyer l’e-mail.`,
  resendLater: ({ minutes }) =>
    `L’e-mail a été renvoyé trop de fois pour ce dossier. Attendez ${minutes} ${pluralFr(minutes, "minute", "minutes")}.`,
  caseRejected:
    "Votre supérieur n’a pas confirmé ce dossier. Vous pouvez encore lire ce qui a été déposé. Un administrateur décidera de ce qui est en attente. Contactez directement votre supérieur. Pour une aide immédiate, appelez le 2-1-1. En cas de danger, appelez le 911.",
  supervisorSilent:
    "Nous avons envoyé cinq e-mails à ce supérieur aujourd’hui, sans recevoir de confirmation. Appelez-le ou indiquez un autre supérieur.",
  recipientFirst: "Enregistrez d’abord les informations sur le bénéficiaire.",
  caseUnknown: "Nous ne reconnaissons pas ce numéro de dossier. Vérifiez-le et réessayez.",
  notVerified: "Votre supérieur n’a pas confirmé ce dossier. Contactez-le directement.",
  sentTooOften: "Ce formulaire a été envoyé trop de fois. Attendez une heure ou appelez votre supérieur.",
  answerMissing: "Choisissez l’une des deux réponses",
  readAgain: "Cette page a changé depuis que vous l’avez ouverte. Relisez-la et répondez de nouveau.",
  badgeMissing: "Saisissez le numéro de badge de l’agent",
  badgeWrongOnce: ({ count }) =>
    `Ce n’est pas le numéro de badge de l’agent. Vérifiez-le et réessayez. Il vous reste ${count} essai.`,
  badgeWrong: ({ count }) =>
    `Ce n’est pas le numéro de badge de l’agent. Vérifiez-le et réessayez. Il vous reste ${count} essais.`,
  reasonMissing: "Expliquez votre décision",
  noGrant: "Ce dossier n’a aucun accès actif par la Vérification 911.",
  ownCase: "Vous ne pouvez pas confirmer votre propre dossier.",
  domainsTooMany: "Vous pouvez indiquer 200 domaines au plus",
  domainsChanged: "Une autre personne a modifié la liste. Veuillez la relire.",
};
