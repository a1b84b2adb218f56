import { soon, type Translated } from "../../core/i18n/phrases.ts";
import { statusWord } from "../../core/request-statuses.fr.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  filedToday: ({ minutes }) =>
    `Vous avez déposé cinq demandes en un jour. Vous pourrez en déposer une autre ${soon(minutes, "fr")}. Appelez le 2-1-1, ou le 911 en cas d’urgence.`,
  openedTooMany:
    "Vous avez ouvert 20 demandes d’autres agents en une heure. Attendez avant d’en ouvrir une autre.",
  onlyOwn: "Vous ne pouvez afficher que la liste de vos propres demandes.",
  victimInfoClosed: ({ status }) =>
    `Cette demande est déjà ${statusWord(status)}. Les informations sur la victime ne peuvent plus être modifiées.`,
  victimInfoChanged:
    "Une autre personne a modifié ces informations sur la victime. Vérifiez ce qu’elles indiquent maintenant, puis envoyez de nouveau.",
  mayNotModify:
    "Vous n’avez pas le droit de modifier cette demande. Seuls l’agent qui l’a créée ou des agents vérifiés peuvent ajouter les informations sur la victime.",
  keyOfSomebodyElse: "La clé de ce formulaire a déjà servi à quelqu’un d’autre. Rechargez la page.",
  usedBySomebodyElse: "Utilisée par quelqu’un d’autre",
  fileUnknown: "Ce fichier est introuvable. Envoyez-le de nouveau",
  caseIdMissing: "Indiquez le numéro de demande",
  urgencyMissing: "Indiquez le niveau d’urgence",
  urgencyCritical:
    "Seule l’administration peut classer une demande comme critique. Choisissez élevée, moyenne ou faible. Si une vie est en danger, appelez le 911.",
  nameMissing: "Indiquez le nom complet",
  addressMissing: "Indiquez l’adresse",
  phoneMissing: "Indiquez le numéro de téléphone",
  emailMissing: "Indiquez une adresse e-mail valide",
  detailsMissing: "Donnez plus de détails sur la demande",
  evidenceWrong: "Les pièces doivent être une liste de fichiers",
  tooManyFiles: "Vous pouvez ajouter 10 fichiers au plus",
  nameTooShort: "Le nom complet doit avoir au moins 3 caractères",
  cityMissing: "Indiquez la ville",
  stateMissing: "Choisissez l’État",
  zipCodeMissing: "Indiquez le code postal",
  phoneTooShort: "Le numéro de téléphone doit avoir au moins 10 chiffres",
  needMissing: "Décrivez le besoin en détail",
  relationMissing: "Précisez le lien avec l’agent",
  employmentMissing: "Choisissez une situation professionnelle",
};
