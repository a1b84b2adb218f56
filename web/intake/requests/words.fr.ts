import { helpTypes } from "../needs/words.helpTypes.fr.ts";
import { citizen, noEmail, wishes } from "./words.person.fr.ts";
import { victimForm } from "./words.victimForm.fr.ts";

export const fr = {
  urgencies: { critical: "Critique", high: "Élevée", medium: "Moyenne", low: "Faible" },
  helpTypes,
  employment: {
    employed: "Emploi à temps plein",
    "part-time": "Emploi à temps partiel",
    unemployed: "Sans emploi",
    student: "Études",
    retired: "Retraite",
    other: "Autre",
  },
  backToRequests: "Retour aux demandes",
  detailsFailed: "Les détails de la demande n’ont pas pu être chargés",
  notFoundTitle: "Demande introuvable",
  notFound: "Cette demande n’existe pas ou vous n’avez pas le droit de la voir.",

  list: {
    title: "Vos demandes d’urgence",
    new: "Nouvelle demande",
    desk: "Tableau d’administration",
    loading: "Chargement de vos demandes...",
    failed: "Vos demandes n’ont pas pu être chargées. Veuillez réessayer.",
    empty: "Vous n’avez encore déposé aucune demande d’urgence.",
    create: "Créer une demande",
    more: "Afficher plus",
    loadingMore: "Chargement...",
    moreFailed: "D’autres demandes n’ont pas pu être chargées. Veuillez réessayer.",
    aiRecommended: "Recommandation de l’IA :",
    amountOpen: "Montant à décider",
  },

  signIn: {
    title: "Identification nécessaire",
    text: "Pour voir les demandes d’urgence, vous devez vous identifier. Connectez-vous ou terminez la vérification.",
    officer: "Vérification des agents",
    admin: "Voir toutes les demandes (administration)",
    dashboard: "Retour à l’accueil",
  },

  detail: {
    loading: "Chargement de la demande...",
    created: (date: string) => `Créée le ${date}`,
    tabs: { details: "Détails", funding: "Fonds", resources: "Ressources", letters: "Lettres" },
    tabsLabel: "Parties de la demande",
    information: "Informations sur la demande",
    victimName: "Nom de la victime",
    victimContact: "Coordonnées de la victime",
    address: "Adresse",
    amount: "Montant demandé",
    notCalculated: "Pas encore calculé",
    urgency: "Niveau d’urgence",
    helpTypes: "Aide demandée",
    details: "Détails de la demande",
    documents: "Pièces justificatives",
    noDocuments: "Aucune pièce justificative n’a été ajoutée.",
    deniedTitle: "Cette demande a été refusée",
    noReason: "Aucun motif n’a été noté.",
  },

  victimInfo: {
    heading: "Informations sur la victime",
    name: "Nom complet",
    birth: "Date de naissance",
    home: "Domicile",
    phone: "Numéro de téléphone",
    email: "E-mail",
    needStatement: "Description du besoin",
    relation: "Lien avec l’agent",
    employmentStatus: "Situation professionnelle",
    dependents: "Personnes à charge",
    otherAssistance: "Autres aides",
    emergencyContact: "Contact d’urgence",
    hidden: "Masqué (confidentiel)",
  },

  actions: {
    title: "Étapes suivantes",
    notConfirmed:
      "Vous pourrez approuver ou refuser cette demande dès que votre supérieur aura confirmé votre identité.",
    addVictimInfo: "Ajouter les informations sur la victime",
    editVictimInfo: "Modifier les informations sur la victime",
  },

  victimForm,
  citizen,
  noEmail,
  wishes,

  newRequest: {
    title: "Nouvelle demande d’urgence",
    lead: "Dites-nous qui a besoin d’aide et ce qui s’est passé.",
    offline: "Pas de connexion",
    offlineText:
      "Vous pouvez quand même remplir ce formulaire. Nous le garderons sur cet appareil et l’enverrons au retour de la connexion.",
    loading: "Chargement du formulaire...",
    caseSection: "Dossier",
    caseId: "Numéro de demande",
    caseIdHint: "Attribué automatiquement.",
    urgency: "Niveau d’urgence",
    victimSection: "Victime",
    victimName: "Nom complet",
    victimAddress: "Adresse",
    victimAddressHint: "Rue, ville, État et code postal.",
    victimPhone: "Numéro de téléphone",
    victimEmail: "E-mail",
    requestSection: "Demande",
    details: "Détails de la demande",
    detailsHint:
      "Ce qui s’est passé, combien de personnes ont besoin d’aide, et combien de nuits ou de repas.",
    assistanceTitle: "Aide de l’IA",
    assistanceText:
      "Après l’envoi, nous utilisons les détails pour recommander un montant et des ressources proches. Les noms et les coordonnées sont retirés. La recommandation ne décide de rien.",
    cancel: "Annuler",
    submit: "Envoyer la demande",
    submitting: "Envoi...",
    submitted: "Demande envoyée",
    filedBefore:
      "Votre premier envoi a déjà été déposé, sans vos derniers changements. Vous pouvez suivre son statut ici.",
    submittedText: (caseId: string) => `La demande ${caseId} est déposée. Vous pouvez suivre son statut ici.`,
    invalid: "Le formulaire est à revoir",
    invalidText: "Vérifiez que tous les champs obligatoires sont bien remplis.",
    failed: "L’envoi a échoué",
    failedText: (message: string) => `Votre demande n’a pas pu être envoyée : ${message}`,
  },
};
