import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import { helpTypes } from "../../intake/needs/words.helpTypes.fr.ts";

export const fr = {
  services: helpTypes,
  statuses: { pending: "En attente", verified: "Vérifiée", rejected: "Refusée" },
  provisional: "Vérifiée provisoirement",
  dashboard: "Accueil",

  form: {
    beenHere: "Déjà envoyé ? Retrouvez vos dossiers",
    title: "Réservé aux forces de l’ordre",
    lead: "Dites-nous qui vous êtes et ce qui s’est passé. Votre supérieur confirmera votre identité par e-mail. Vous n’avez pas besoin de compte.",
    officer: "Informations sur l’agent",
    officerName: "Nom complet",
    officerRank: "Grade / fonction",
    agency: "Service de police",
    badgeNumber: "Numéro de badge",
    officerPhone: "Ligne directe",
    officerEmail: "E-mail professionnel",
    case: "Informations sur le dossier",
    caseNumber: "Numéro de dossier",
    caseNumberHint: "Obligatoire pour le suivi",
    incidentDescription: "Brève description de l’incident",
    services: "Services nécessaires",
    servicesHint: "Choisissez-en au moins un.",
    fromLast: "Repris de votre dernier dossier",
    notYou: "Ce n’est pas vous ? Effacer",
    supervisor: "Informations sur le supérieur",
    supervisorAgain:
      "Votre dernier dossier n’a pas été confirmé : ces champs sont donc vides. Indiquez le supérieur qui vous connaît et connaît ce dossier.",
    supervisorName: "Nom du supérieur",
    supervisorRank: "Grade du supérieur",
    supervisorPhone: "Ligne directe du supérieur",
    supervisorEmail: "E-mail professionnel du supérieur",
    emailNote:
      "Toute adresse e-mail est acceptée, mais celle du service est plus sûre pour recevoir le message. Avec une autre adresse, une seconde personne doit examiner chaque approbation.",
    submit: "Vérifier mon identité",
    submitting: "Vérification...",
    left: (fields: number) => `Vérifiez ${fields} champs. Commencez par :`,
    noService: "Choisissez un service ci-dessus pour continuer.",
    back: "Retour à l’accueil",
    saved: "Informations enregistrées",
    savedText: "Passez à la page de vérification pour continuer.",
    failed: "Erreur d’envoi",
    failedText: "Vos informations n’ont pas pu être envoyées. Veuillez réessayer.",
  },

  page: {
    waysBack: "Cet appareil se verrouille si vous ne l’utilisez pas. Prévoyez comment vous reconnecter",
    title: "Vérification des agents",
    loading: "Chargement de votre vérification...",
    status: "Statut de la vérification",
    officer: "Agent",
    nameAndRank: "Nom et grade",
    agency: "Service",
    badgeNumber: "Numéro de badge",
    contact: "Contact",
    case: "Dossier",
    caseNumber: "Numéro de dossier",
    incident: "Description de l’incident",
    services: "Services",
    supervisor: "Supérieur",
    supervisorName: "Nom et grade",
    back: "Retour au formulaire",
    leaving: "Le formulaire s’ouvre dans un instant.",
    verifiedTitle: "Votre identité est vérifiée",
    verifiedText: "Votre supérieur a confirmé ce dossier. Vous pouvez passer au suivi du dossier.",
    limitedText:
      "L’adresse de votre supérieur n’est pas celle d’un service ; une seconde personne doit donc examiner chaque approbation.",
    rejectedTitle: "Vérification refusée",
    pendingTitle: "En attente de votre supérieur",
    pendingText: (address: string) =>
      `Votre supérieur répond avec le lien de notre e-mail à ${address}. Cette page se met alors à jour.`,
    pendingRoundup: (address: string, time: string) =>
      `Votre dossier est enregistré. ${address} a reçu plusieurs e-mails sans répondre ; le prochain réunira toutes les personnes qui attendent. Nous l’enverrons à ${time}. Appelez votre supérieur.`,
    provisionalTitle: (time: string) => `Votre identité est vérifiée provisoirement, jusqu’à ${time}`,
    provisionalText:
      "La Vérification 911 vous donne accès à ce dossier pendant 60 minutes. Elle ne permet ni d’approuver ni de verser des fonds. Nous avons encore besoin de la réponse de votre supérieur.",
  },

  actions: {
    title: "Étapes suivantes",
    resend: "Renvoyer l’e-mail",
    sending: "Envoi...",
    resendIn: (seconds: number) => `Renvoyer l’e-mail (${clock(seconds)})`,
    left: (count: number) =>
      pluralFr(
        count,
        `Vous pouvez encore envoyer ${count} e-mail pendant cette heure.`,
        `Vous pouvez encore envoyer ${count} e-mails pendant cette heure.`,
      ),
    emergency: "Vérification 911",
    continue: "Continuer",
    emergencyHint:
      "La Vérification 911 n’appelle pas le 911. Elle ouvre ce dossier pendant 60 minutes avant la réponse de votre supérieur. Si une vie est en danger, appelez le 911.",
    confirmTitle: "Utiliser la Vérification 911 ?",
    confirmLead: "À utiliser seulement pour une urgence qui ne peut pas attendre votre supérieur.",
    grants: [
      "Vous avez accès à ce dossier pendant 60 minutes.",
      "Vous pouvez enregistrer le bénéficiaire et déposer une demande. Vous ne pouvez ni approuver ni verser d’argent.",
      "Nous prévenons aussitôt votre supérieur et la permanence d’urgence. L’utilisation est consignée.",
      "Vous pouvez l’utiliser une seule fois par dossier.",
    ],
    confirm: "Utiliser la Vérification 911",
    confirming: "Vérification...",
  },

  toasts: {
    sent: "E-mail de vérification envoyé",
    sentText: (address: string) => `Il est destiné à votre supérieur, à ${address}.`,
    failed: "La vérification n’a pas pu être envoyée",
    failedText: "Une erreur s’est produite lors de l’envoi de la demande de vérification.",
    network: "Erreur de réseau",
    networkText: "Le service de vérification est injoignable. Veuillez réessayer.",
    verified: "Vérification confirmée",
    verifiedText: "Votre supérieur a confirmé ce dossier.",
    rejected: "Vérification refusée",
    rejectedText: "Votre supérieur n’a pas confirmé ce dossier. Contactez-le directement.",
    provisional: "La Vérification 911 est active",
    provisionalText: "Vous avez accès à ce dossier pendant 60 minutes.",
    noData: "Aucune donnée de vérification",
    noDataText: "Veuillez d’abord remplir le formulaire de vérification.",
    loadFailed: "La vérification n’a pas pu être chargée",
    loadFailedText: "Vos données de vérification n’ont pas pu être lues. Veuillez vous reconnecter.",
  },
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
