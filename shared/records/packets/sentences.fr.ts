import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  kindMissing: "Choisissez pourquoi le dossier est préparé",
  matterMissing: "Indiquez l’affaire : le nom du procès ou le numéro de la demande",
  referenceMissing:
    "Indiquez le numéro de l’ordonnance, de l’assignation, de la demande ou de l’autorisation",
  bodyMissing: "Indiquez l’organisme qui reçoit le dossier",
  prefixWrong: "Utilisez 1 à 12 lettres, chiffres et traits d’union, par exemple DOE",
  firstNumberWrong: "Indiquez un nombre de 1 à 900 000",
  partsMissing: "Choisissez au moins un document",
  fileMissing: "Ce fichier ne fait pas partie du dossier. Rechargez la page.",
  tooManyFiles: "Choisissez 50 fichiers au plus",
  exemptionMissing: "Indiquez la loi qui permet ce caviardage",
  boxOutside: "Un cadre doit être sur sa page",
  tooManyBoxes: "50 cadres au plus par page, et 1 000 par dossier",
  lawMissing: ({ body }) =>
    `Enregistrez d’abord l’ordonnance pour ${body} dans Autorisations, comme loi ou décision de justice`,
  releaseMissing: ({ body }) =>
    `${body} n’a pas d’autorisation en cours de cette personne. Enregistrez-la d’abord dans Autorisations.`,
  filesNeedRelease: ({ body }) =>
    `Les fichiers peuvent montrer qui est la personne. Il faut une autorisation ou une ordonnance pour ${body} avec les trois groupes. Retirez les fichiers ou enregistrez-la dans Autorisations.`,
  fileUnreadable: ({ name }) =>
    `${name} est endommagé ou protégé par un mot de passe : ses pages ne peuvent pas être affichées. Retirez-le.`,
  fileTooLarge: ({ name }) => `${name} a trop de pixels pour être affiché. Retirez-le.`,
  fileWithoutPages: ({ name }) => `${name} n’a pas de pages. Remettez les enregistrements séparément.`,
  tooManyPages: ({ count, most }) =>
    `Le dossier aurait ${count} pages ; le maximum est ${most}. Retirez des documents ou faites deux dossiers.`,
  empty: "Les documents choisis ne contiennent rien",
  missing: "Ce dossier n’existe plus.",
  pageMissing: "Le dossier n’a pas cette page.",
  changed: "Une autre personne a modifié ce dossier. Rechargez la page pour le voir.",
  destroyed: "Entre-temps, une partie du cas a été détruite. Rassemblez le dossier à nouveau.",
  notDone: "Le dossier n’est pas encore prêt.",
  withdrawn:
    "L’autorisation ou l’ordonnance a pris fin ou a été retirée : ce dossier ne peut pas être remis. Enregistrez-en une nouvelle ou préparez un autre dossier.",
  busy: "Le serveur prépare d’autres pages. Réessayez dans un instant.",
};
