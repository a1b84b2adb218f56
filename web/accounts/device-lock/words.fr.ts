import { pluralFr } from "../../../shared/core/i18n/plural.ts";

export const fr = {
  locked: "Cet appareil est verrouillé",
  lockedLead: "Vos dossiers sont masqués faute d’activité. Ce que vous avez saisi est toujours là.",
  back: "Retrouvez vos dossiers",
  backLead:
    "Pour les agents qui ont déjà envoyé le formulaire d’agent. Votre supérieur n’a pas à confirmer votre identité une nouvelle fois.",
  ways: "Comment vous reconnecter",
  waysLead:
    "Votre appareil se verrouille quand vous ne l’utilisez pas. Prévoyez au moins un moyen de le déverrouiller et de vous connecter sur un autre appareil.",

  usePasskey: "Utiliser une clé d’accès",
  passkeyCanceled: "Aucune clé d’accès n’a été utilisée",
  signInWith: (name: string) => `Se connecter avec ${name}`,
  sendCode: "M’envoyer un code",
  codeGoesTo: (address: string) => `À ${address}`,
  sending: "Envoi...",
  email: "Votre adresse e-mail professionnelle",
  emailHint: "Nous envoyons un code si vous avez confirmé cette adresse sur votre premier appareil.",
  enterCode: "Saisissez votre code",
  codeAsked: "Consultez vos e-mails",
  codeSent: (address: string, minutes: number) =>
    `Nous envoyons un code à ${address}. Il fonctionne pendant ${minutes} minutes, dans ce navigateur.`,
  codeIfConfirmed: (minutes: number) =>
    `Si cette adresse a été confirmée, un code est en route. Il fonctionne pendant ${minutes} minutes, dans ce navigateur.`,
  code: "Code",
  codeHint: "6 chiffres",
  newCode: "Envoyer un nouveau code",
  goOn: "Continuer",
  checking: "Vérification...",
  strongOnly: "Les codes par e-mail sont désactivés ici.",
  noWay: "Cet appareil ne peut pas être déverrouillé",
  noWayText:
    "Vous n’avez ni clé d’accès ni adresse e-mail confirmée. Envoyez à nouveau le formulaire d’agent : votre supérieur confirme votre identité et votre liste de demandes recommence à vide.",
  askAgain: "Envoyer à nouveau le formulaire d’agent",
  askAgainText: "Votre supérieur confirme alors de nouveau votre identité. Cette session prend fin.",
  firstTime: "Envoyer le formulaire d’agent pour la première fois",
  newDraft: "Commencer une nouvelle demande",
  endSession: "Mettre fin à cette session",
  endTitle: "Mettre fin à cette session ?",
  endText:
    "Faites-le si une autre personne va utiliser cet appareil. Vos brouillons sur cet appareil sont supprimés. Ce qui attend d’être envoyé y reste protégé jusqu’à votre retour.",
  endConfirm: "Mettre fin à la session et supprimer les brouillons",
  ending: "Fin de la session...",
  notIdentified: "Cette connexion n’ouvre pas vos dossiers",
  notIdentifiedText:
    "Connectez-vous-y à nouveau, comme la personne qui a envoyé le formulaire d’agent, ou utilisez un autre moyen.",
  offline: "Vous êtes hors connexion",
  offlineText:
    "Le déverrouillage nécessite une connexion. Vos brouillons et ce qui attend d’être envoyé sont en sécurité sur cet appareil.",
  tryAgain: "Réessayer",
  failed: "Cela n’a pas fonctionné",
  failedText: "Vérifiez votre connexion et réessayez.",

  nothingYet: "Rien n’est encore prévu",
  nothingYetText:
    "Si cet appareil se verrouille maintenant, votre supérieur devra confirmer de nouveau votre identité et votre liste de demandes recommencera à vide.",
  codeByEmail: "Code par e-mail",
  proven: (address: string) =>
    `Confirmée : ${address}. Un code envoyé à cette adresse déverrouille votre appareil.`,
  unproven: (address: string) =>
    `Le lien part vers ${address}. Ouvrez-le dans ce navigateur. Ensuite, un code envoyé à cette adresse déverrouille votre appareil.`,
  sendLink: "M’envoyer le lien",
  linkAgain: "L’envoyer à nouveau",
  linkSent: "Consultez vos e-mails",
  linkSentText: (address: string) =>
    `Le lien part vers ${address}. Il fonctionne dans ce navigateur, pendant 24 heures. Si l’adresse est fausse, envoyez à nouveau le formulaire d’agent.`,
  passkey: "Clé d’accès",
  passkeyText: "Déverrouillez avec le verrouillage d’écran, l’empreinte ou le visage de cet appareil.",
  passkeys: (count: number) =>
    pluralFr(count, "1 clé d’accès est prévue.", `${count} clés d’accès sont prévues.`),
  addPasskey: "Ajouter une clé d’accès",
  removePasskeys: "Supprimer les clés d’accès",
  passkeyAdded: "Clé d’accès ajoutée",
  passkeyKnown: "Cet appareil a déjà une clé d’accès",
  noPasskeysHere: "Ce navigateur n’a pas de clés d’accès à cette adresse.",
  department: "La connexion de votre service",
  departmentText:
    "Vous avez envoyé le formulaire d’agent avec elle, elle déverrouille donc aussi votre appareil.",
};
