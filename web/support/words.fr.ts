import type { en } from "./words.en.ts";

export const fr: typeof en = {
  title: "Centre d'aide",
  notice: "Si une vie est en danger, appelez immédiatement le 911.",
  close: "Fermer",
  agent: {
    title: "Agent d'aide virtuel (IA)",
    text: "Répond sur l'aide, les demandes et vos droits, jour et nuit",
    action: "Ouvrir le chat",
  },
  hotline: {
    title: "Ligne d'urgence",
    text: "Danger de mort, crime ou incendie : 911",
    action: "Appeler",
  },
  crisis: { text: "Ligne d'écoute en cas de crise, jour et nuit", action: "Appeler le 988" },
  local: { text: "Nourriture, hébergement et autre aide près de vous", action: "Appeler le 2-1-1" },
  email: {
    title: "Aide par e-mail",
    text: "Pour tout ce qui peut attendre un jour",
    action: "Écrire un e-mail",
  },
  guide: {
    title: "Guide d'utilisation",
    text: "Pas encore disponible. Le chat explique le fonctionnement.",
    action: "Guide d'utilisation",
  },
  admin: {
    title: "Accès administrateur",
    text: "Réservé aux administrateurs de SafeVoice.",
    action: "Connexion administrateur",
  },
  chat: {
    title: "Chat d'aide",
    back: "Centre d'aide",
    log: "Conversation",
    you: "Vous",
    assistant: "Agent d'aide",
    welcome:
      "Bonjour, je suis l'agent virtuel de SafeVoice. Je peux vous renseigner sur l'aide alimentaire, le logement, l'hôtel et le transport, sur la façon de déposer une demande, sur vos droits et sur qui aide près de vous. De quoi avez-vous besoin ?",
    privacy: "Cette conversation ne reste que sur cette page. La fermer ou la recharger l'efface.",
    privacyModel:
      "Les réponses viennent d'un modèle de langage. Noms, numéros et adresses sont retirés avant que votre message lui soit envoyé.",
    message: "Votre message",
    send: "Envoyer",
    typing: "L'agent d'aide écrit...",
    stop: "Arrêter",
    stopped: "Arrêté",
    retry: "Réessayer",
    failed: (phone) =>
      `Je suis désolé, je rencontre des difficultés techniques en ce moment. Réessayez dans un instant ou, si c'est urgent, appelez notre ligne d'urgence au ${phone}.`,
    quick: "Suggestions",
    replies: [
      "J'ai besoin de nourriture",
      "J'ai besoin d'un logement",
      "Quels sont mes droits ?",
      "Comment déposer une demande ?",
    ],
    download: "Télécharger",
    erase: "Effacer",
    erased: "Conversation effacée",
    transcript: "Chat d'aide SafeVoice",
    fileName: "safevoice-chat.txt",
  },
  danger: {
    title: "Si une vie est peut-être en danger, appelez maintenant.",
    call911: "Appeler le 911",
    call988: "Appeler le 988",
    text988: "SMS au 988",
  },
  guidelines: {
    title: "Règles du service",
    hotel: (hours) => `Aide à l'hôtel : un séjour de ${hours} heures par demande`,
    food: (amount) => `Aide alimentaire : ${amount} par personne`,
    housing: (amount) => `Aide au logement : ${amount} par nuit`,
    people: "Une personne décide de chaque demande.",
  },
  callback: {
    title: "Demander un rappel",
    lead: "Quelqu'un du centre d'aide vous appellera.",
    times:
      "Les demandes urgentes reçoivent une réponse en 2-5 minutes, les demandes générales en 5-15 minutes.",
    name: "Votre nom",
    phone: "Numéro de téléphone",
    type: "Est-ce urgent ?",
    types: { general: "Général", urgent: "Urgent" },
    message: "Message (facultatif)",
    submit: "Demander un rappel",
    submitting: "Envoi...",
    cancel: "Annuler",
    open: "Demander un rappel",
    minutes: (from, to) => `${from}-${to} minutes`,
    unknownTime: "5-15 minutes",
    done: (time) =>
      `Votre demande de rappel est enregistrée. Quelqu'un vous appellera d'ici ${time}. Si cela devient une urgence, appelez le 911.`,
    failed: "Une erreur s'est produite lors de la demande de rappel. Réessayez.",
  },
};
