import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  missing:
    "Aucune communication ne porte cet identifiant. Reprenez celui de la liste, par exemple response-12.",
  filterUnknown: "Ce filtre n’existe pas.",
  searchTooLong: "Cherchez avec 200 caractères au plus",
  priorityUnknown: "Choisissez une priorité",
  composeIncomplete: "Veuillez remplir les champs du destinataire et du message.",
  replyMissing: "Veuillez écrire votre réponse.",
  recipientUnknown: "Ce destinataire n’existe pas.",
  recipientsSeveral:
    "Plusieurs personnes portent ce nom. Veuillez indiquer le dossier dans `requestId` et le recipientType.",
  requestUnknown: "Cette demande n’existe pas.",
  requestOfOther: "Cette demande n’est pas celle du destinataire.",
  subjectMissing: "Un e-mail a besoin d’un objet",
  smsTooLong: "Un SMS compte 600 caractères au plus",
  notSendable: "Ce message ne peut pas être envoyé tel quel.",
  channelNotAllowed: ({ channel }) =>
    `Cette personne ne peut pas être jointe par ${{ email: "e-mail", sms: "SMS", phone: "téléphone" }[channel] ?? channel}, ou ne l’a pas permis.`,
  contactDiffers: "Ce n’est pas le contact du dossier. Laissez-le vide, et celui du dossier sera pris.",
  variableMissing: ({ variable }) =>
    `Rien n’est connu ici pour {${variable}}. Écrivez-le, ou retirez la variable.`,
  variableUnknown: ({ variable }) => `{${variable}} n’est pas une variable.`,
  namesSupervisor: "Un message à la personne à aider ne nomme aucun supérieur. Veuillez retirer le nom.",
  namesAnonymous: "Cette personne souhaite rester anonyme. Veuillez retirer le nom.",
  alreadyRead: ({ name }) => `${name} l’a déjà marqué comme lu.`,
  noReading:
    "Ce message est sortant et ne peut pas être marqué comme lu. Seuls les messages reçus le peuvent.",
  noReply: "Il n’est pas possible d’y répondre.",
  answeredMeanwhile: ({ name }) => `${name} y a répondu entre-temps.`,
  templateGone: "Ce modèle n’existe plus.",
  emailOff: "L’e-mail est désactivé dans la configuration ; ceci attend qu’il soit activé.",
  holdsSecret: "Ce message contenait un secret et n’est pas affiché.",
};
