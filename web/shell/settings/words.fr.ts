export const fr = {
  title: "Réglages",
  save: "Enregistrer",
  cancel: "Annuler",
  saved: "Réglages enregistrés",
  savedText: "Ils sont conservés sur cet appareil.",
  tabs: {
    general: "Général",
    notifications: "Notifications",
    appearance: "Apparence",
    security: "Sécurité",
    about: "À propos",
  },

  language: "Langue",
  languages: { en: "Anglais (English)", es: "Espagnol (Español)", fr: "Français" },
  timeZone: "Fuseau horaire",
  timeZoneHint: "Les dates et les heures s’affichent dans ce fuseau.",
  installationZone: (zone: string) => `Celui de SafeVoice : ${zone}`,
  timeZones: {
    ET: "Heure de l’Est (ET)",
    CT: "Heure du Centre (CT)",
    MT: "Heure des Rocheuses (MT)",
    PT: "Heure du Pacifique (PT)",
  },

  theme: "Thème",
  themes: { light: "Clair", dark: "Sombre", system: "Système" },
  themeHint: "« Système » utilise le thème de cet appareil.",
  font: "Taille du texte",
  fonts: { small: "Petite", medium: "Moyenne", large: "Grande" },

  ways: {
    email: {
      name: "Notifications par e-mail",
      text: "Pour les agents : la réponse de votre supérieur et les décisions sur vos demandes, envoyées à votre e-mail professionnel.",
    },
    sms: {
      name: "Notifications par SMS",
      text: "Pour les agents : les mêmes nouvelles en une ligne, envoyées au numéro direct de votre formulaire.",
    },
    push: {
      name: "Notifications à l’écran",
      text: "Des alertes sur cet appareil quand un statut change pendant que SafeVoice est ouvert. Si elles sont désactivées, vous trouverez les changements sous Notifications.",
    },
  },

  timeout: "Déconnexion automatique",
  timeoutHint:
    "Vous déconnecte de cet appareil après cette durée sans activité. Les appareils des agents se verrouillent. Un avertissement s’affiche deux minutes avant.",
  timeouts: { standard: "Standard", 15: "15 minutes", 30: "30 minutes", 60: "1 heure", 120: "2 heures" },
  standard:
    "Standard : la durée fixée par l’administration. Ensuite, les administrateurs sont déconnectés et les appareils des agents se verrouillent.",
  standardCitizen:
    "Standard : votre session reste ouverte sur cet appareil. Une fois la session fermée, vous ne pourrez plus ouvrir les demandes que vous avez déposées.",
  citizenTimeout:
    "Une fois la session fermée, vous ne pourrez plus ouvrir sur cet appareil les demandes que vous avez déposées. Sans compte, il n’y a aucun moyen de se reconnecter.",
  officerTimeout:
    "Après cette durée, cet appareil se verrouille. Vous le déverrouillez avec une clé d’accès, la connexion de votre service ou un code envoyé à votre adresse confirmée.",
  officerLogOut:
    "Une fois déconnecté, vous ne retrouvez vos demandes qu’avec une clé d’accès, la connexion de votre service ou un code envoyé à votre adresse confirmée. Sinon, vous recommencez avec le formulaire d’agent et la confirmation de votre supérieur.",
  waysBack: "Comment vous reconnecter",

  twoFactor: "Activer la double authentification",
  changePassword: "Changer le mot de passe",
  notNeeded: "Inutile ici",
  notNeededOfficer:
    "Les agents n’ont ni compte ni mot de passe. La confirmation de votre supérieur vous donne accès : il n’y a donc aucun mot de passe à changer ni à protéger.",
  notNeededVisitor:
    "Vous utilisez SafeVoice sans compte ni mot de passe : il n’y a rien à changer ni à protéger. Seuls les administrateurs se connectent avec un mot de passe.",

  logOut: "Se déconnecter",
  adminLogOut: "Se déconnecter",
  loggedOut: "Session fermée",
  loggedOutText: "La déconnexion a réussi.",
  logOutFailed: "Votre session est toujours ouverte",
  logOutFailedText: "La déconnexion a échoué. Réessayez avant de quitter cet appareil.",

  warning: "Êtes-vous toujours là ?",
  warningText:
    "Il n’y a eu aucune activité ici depuis un moment. Pour protéger vos dossiers, votre session sera fermée à la fin du temps restant.",
  warningKept:
    "Ce que vous avez saisi reste sur cet appareil pour vous. Vous le retrouverez sur cette page après vous être reconnecté.",
  warningLost: "Ce que vous avez saisi sans l’envoyer sera perdu.",
  warningLock:
    "Vous êtes inactif depuis un moment. Pour protéger vos dossiers, cet appareil se verrouillera à la fin du délai. Ce que vous avez saisi y reste pour vous.",
  lockNow: "Verrouiller maintenant",
  stayUnlocked: "Rester ici",
  timeLeft: "Temps restant",
  extend: "Garder la session ouverte",
  signOutNow: "Se déconnecter",
  stuck: "Déconnexion...",
  stuckText:
    "Le temps est écoulé, mais le serveur est injoignable. Nous réessayons. En attendant, vos dossiers restent masqués.",
  tryAgain: "Réessayer",
  signedOut: "Session fermée",
  signedOutIdle: (minutes: number) =>
    `Il n’y a eu aucune activité pendant ${minutes} minutes : nous avons fermé votre session sur cet appareil.`,
  signedOutKept:
    "Ce que vous avez saisi est conservé sur cet appareil. Reconnectez-vous pour reprendre où vous en étiez.",
  signedOutTyped: "Ce que vous avez saisi est gardé sur cet appareil pour votre prochaine connexion.",
  signedOutText: "Votre session sur cet appareil est terminée.",
  signedOutElsewhere: "Votre session a été fermée depuis un autre appareil ou une autre fenêtre.",
  understood: "Compris",

  erase: "Tout effacer sur cet appareil",
  eraseTitle: "Tout effacer sur cet appareil ?",
  eraseText:
    "Cela efface de ce navigateur votre journal d’incidents avec ses photos et enregistrements, les brouillons non envoyés, vos réglages et les données gardées pour l’usage hors connexion. Cela ferme aussi votre session. C’est irréversible.",
  eraseLimits:
    "Cela ne peut effacer ni ce que vous avez déjà envoyé, ni les fichiers téléchargés, ni l’historique du navigateur.",
  eraseConfirm: "Tout effacer",
  erasing: "Effacement...",
  erased: "Tout est effacé",
  erasedText:
    "Il ne reste aucune donnée de SafeVoice dans ce navigateur. Son historique montre encore votre visite.",
  notErased: {
    session:
      "Le serveur était injoignable : votre session n’est pas terminée. Effacez de nouveau quand la connexion sera rétablie.",
    files:
      "Un autre onglet utilise encore une partie des données. Fermez vos autres onglets SafeVoice et effacez de nouveau.",
  },

  version: "Version de l’application",
  tagline: "Un vrai soutien. En temps réel. Un impact réel.",
  about:
    "SafeVoice est un fonds d’aide d’urgence pour les personnes touchées par une intervention de police, et pour les agents de police qui demandent de l’aide pour elles.",
  inDanger:
    "En danger immédiat ? Appelez le 911. En cas de crise, appelez le 988. Pour de l’aide près de vous, appelez le 2-1-1.",
};
