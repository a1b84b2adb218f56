import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  keyWrong: "Utilisez des minuscules, des chiffres et des tirets, 40 caractères au plus",
  issuerWrong: "Saisissez l’adresse de l’émetteur, en https",
  privateIssuer:
    "Cette adresse est dans un réseau privé. Pour l’autoriser, définissez OIDC_ALLOW_PRIVATE=1 sur le serveur",
  domainWrong: "Saisissez un domaine, par exemple county.gov",
  domainMissing: "Saisissez au moins un domaine des adresses du comté",
  agencyMissing: "Saisissez le nom de l’agence",
  claimMissing: "Saisissez le nom de la donnée",
  groupWrong: "Écrivez chaque groupe sur sa propre ligne : groupe = rôle, rôle",
  superAdminNotAllowed: "Ces groupes donnent le rôle super_admin, que ce fournisseur ne peut pas donner",
  secretMissing: "Saisissez le secret du client",
  keyTaken: "Un autre fournisseur a ce nom dans son adresse",
  issuerTaken: "Un autre fournisseur a cet émetteur",
  changedMeanwhile: "Une autre personne a modifié ce fournisseur. Relisez-le, puis enregistrez.",
  kindFixed: "Un fournisseur ne peut pas changer de public. Ajoutez-en un autre.",
  issuerFixed:
    "Des personnes sont reliées par cet émetteur. Déconnectez-les d’abord, ou ajoutez un autre fournisseur.",
  noProvider: "Ce fournisseur n’existe plus.",
  noLink: "Ce compte n’est plus relié.",
  lastLocal: "Au moins un super administrateur actif doit pouvoir se connecter sans fournisseur.",
  identityExpired:
    "Votre connexion avec votre service a expiré. Reconnectez-vous, ou remplissez le formulaire sans elle.",
};
