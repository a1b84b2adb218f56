import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing: "Message introuvable. Utilisez un identifiant de la liste, par exemple response-12.",
  filterUnknown: "Filtre inconnu.",
  searchTooLong: "La recherche peut compter 200 caractères au plus",
  priorityUnknown: "Choisissez une priorité",
  composeIncomplete: "Veuillez remplir les champs du destinataire et du message.",
  replyMissing: "Veuillez écrire votre réponse.",
  recipientUnknown: "Destinataire introuvable.",
  recipientsSeveral:
    "Plusieurs personnes portent ce nom. Ajoutez `requestId` et recipientType pour identifier la personne.",
  requestUnknown: "Cette demande n’existe pas.",
  requestOfOther: "Cette demande concerne une autre personne.",
  subjectMissing: "Un e-mail a besoin d’un objet",
  smsTooLong: "Un SMS peut compter 600 caractères au plus",
  notSendable: "Ce message ne peut pas être envoyé. Vérifiez les champs.",
  channelNotAllowed: ({ channel }) =>
    channel === "pass"
      ? "Cette personne n’a pas de passe d’aide utilisable. Choisissez un autre moyen."
      : `Cette personne ne peut pas être contactée par ${{ email: "e-mail", sms: "SMS", phone: "téléphone" }[channel] ?? channel}. Choisissez un autre moyen.`,
  contactDiffers: "Ce contact ne correspond pas au dossier. Laissez-le vide pour utiliser celui du dossier.",
  variableMissing: ({ variable }) =>
    `Aucune valeur pour {${variable}}. Saisissez le texte ou retirez la variable.`,
  variableUnknown: ({ variable }) => `{${variable}} n’est pas une variable.`,
  namesSupervisor: "Un message à la victime ne peut pas nommer de supérieur. Veuillez retirer le nom.",
  namesAnonymous: "Cette personne a demandé à rester anonyme. Veuillez retirer le nom.",
  alreadyRead: ({ name }) => `${name} l’a déjà marqué comme lu.`,
  noReading: "Un message envoyé ne peut pas être marqué comme lu. Seuls les messages reçus le peuvent.",
  noReply: "Il n’est pas possible de répondre à ce message.",
  answeredMeanwhile: ({ name }) => `${name} a déjà répondu à ce message.`,
  templateGone: "Ce modèle a été supprimé.",
  emailOff: "L’e-mail est désactivé dans la configuration. Ce message attend qu’il soit réactivé.",
  holdsSecret: "Ce message contenait un secret ; son contenu est masqué.",
};
