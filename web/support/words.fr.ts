import type { en } from "./words.ts";

export const fr: typeof en = {
  title: "Centre d’aide",
  notice: "Si une vie est en danger, appelez immédiatement le 911.",
  close: "Fermer",
  agent: {
    title: "Agent d’aide virtuel (IA)",
    text: "Répond sur l’aide, les demandes et vos droits, jour et nuit",
    action: "Ouvrir le chat",
  },
  hotline: {
    title: "Ligne d’urgence",
    text: "Danger de mort, agression ou incendie : 911",
    action: "Appeler",
  },
  crisis: { text: "Ligne d’écoute suicide et crise, jour et nuit", action: "Appeler le 988" },
  local: { text: "Nourriture, hébergement et autres aides près de vous", action: "Appeler le 2-1-1" },
  email: {
    title: "Aide par e-mail",
    text: "Pour tout ce qui peut attendre un jour",
    action: "Écrire un e-mail",
  },
  guide: {
    title: "Guide d’utilisation",
    text: "Pas encore disponible. Le chat explique le fonctionnement.",
    action: "Guide d’utilisation",
  },
  admin: {
    title: "Accès administrateur",
    text: "Réservé aux administrateurs de SafeVoice.",
    action: "Connexion administrateur",
  },
  chat: {
    title: "Chat d’aide",
    back: "Centre d’aide",
    log: "Conversation",
    you: "Vous",
    assistant: "Agent d’aide",
    welcome:
      "Bonjour, je suis l’agent virtuel de SafeVoice. Je peux vous renseigner sur l’aide alimentaire, le logement, l’hôtel et le transport, sur la façon de déposer une demande, sur vos droits et sur les aides près de vous. De quoi avez-vous besoin ?",
    privacy: "Cette conversation ne reste que sur cette page. Fermer ou recharger la page l’efface.",
    privacyModel:
      "Un modèle d’intelligence artificielle rédige les réponses. Nous retirons les noms, les numéros et les adresses avant de lui envoyer votre message.",
    message: "Votre message",
    send: "Envoyer",
    typing: "L’agent d’aide écrit...",
    stop: "Arrêter",
    stopped: "Arrêté",
    retry: "Réessayer",
    failed: (phone) =>
      `Désolé, j’ai un problème technique en ce moment. Réessayez dans un instant ou, si c’est urgent, appelez notre ligne d’urgence au ${phone}.`,
    numbers:
      "En cas de danger, appelez le 911. En cas d’idées de suicide, appelez le 988. Centre antipoison : 1-800-222-1222.",
    notLoaded: "Impossible d’ouvrir le chat",
    notLoadedText: "Vérifiez votre connexion et réessayez. Les numéros ci-dessous fonctionnent sans elle.",
    quick: "Suggestions",
    replies: [
      "J’ai besoin de nourriture",
      "Je cherche où dormir",
      "Quels sont mes droits ?",
      "Comment déposer une demande ?",
    ],
    download: "Télécharger",
    erase: "Effacer",
    erased: "Conversation effacée",
    transcript: "Chat d’aide SafeVoice",
    fileName: "safevoice-chat.txt",
  },
  danger: {
    title: "Si une vie est peut-être en danger, appelez maintenant.",
    call: {
      "911": "Appeler le 911",
      "988": "Appeler le 988",
      poison: "Centre antipoison 1-800-222-1222",
      violence: "Violences conjugales 1-800-799-7233",
      child: "Childhelp 1-800-422-4453",
      missing: "Enfants disparus 1-800-843-5678",
      assault: "Agressions sexuelles 1-800-656-4673",
      trafficking: "Traite des êtres humains 1-888-373-7888",
    },
    text988: "SMS au 988",
  },
  guidelines: {
    title: "Règles du service",
    hotel: (hours) => `Hôtel : un séjour de ${hours} heures par demande`,
    food: (amount) => `Aide alimentaire : ${amount} par personne`,
    housing: (amount) => `Aide au logement : ${amount} par nuit`,
    people: "Chaque demande est décidée par une personne.",
  },
  callback: {
    title: "Demander un rappel",
    lead: "Une personne de notre équipe d’aide vous appellera.",
    times: "Réponse en 2 à 5 minutes si c’est urgent, sinon en 5 à 15 minutes.",
    offDuty:
      "Ces délais valent quand un administrateur est de service. Sinon, nous vous rappelons dès que l’un d’eux est disponible.",
    name: "Votre nom",
    phone: "Numéro de téléphone",
    type: "Est-ce urgent ?",
    types: { general: "Pas urgent", urgent: "Urgent" },
    message: "Message (facultatif)",
    submit: "Demander un rappel",
    submitting: "Envoi...",
    cancel: "Annuler",
    open: "Demander un rappel",
    minutes: (from, to) => `${from} à ${to} minutes`,
    done: (time) =>
      `Votre demande de rappel est enregistrée. Quelqu’un vous appellera d’ici ${time}. Si cela devient une urgence, appelez le 911.`,
    doneOffDuty:
      "Votre demande de rappel est enregistrée. Personne n’est de service en ce moment. Nous vous rappellerons dès qu’un administrateur sera disponible. Si cela devient une urgence, appelez le 911. Pour un repas, une chambre ou un trajet maintenant, appelez le 2-1-1.",
    failed: "La demande de rappel n’a pas pu être envoyée. Réessayez.",
  },
};
