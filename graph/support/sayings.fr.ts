import type { Sayings } from "./answer.ts";

export const fr: Sayings = {
  urgent: {
    crisis:
      "Si votre vie est en danger en ce moment, appelez le 911. Vous pouvez appeler le 988, la ligne d'écoute en cas de crise (en anglais et en espagnol, avec des interprètes), jour et nuit : quelqu'un vous écoutera. Vous n'êtes pas seul, et je peux rester ici avec vous.",
    danger:
      "Appelez le 911 maintenant si vous pouvez le faire sans risque. Si vous ne pouvez pas parler, envoyez un SMS au 911 là où ce service existe. Si quelqu'un vous fait du mal chez vous, la ligne nationale contre les violences domestiques répond jour et nuit au 1-800-799-7233. En cas de détresse, appelez le 988.",
  },
  callback:
    "Nous pouvons vous rappeler. Indiquez votre nom et votre téléphone dans le formulaire, et si c'est urgent. En cas d'urgence, appelez d'abord le 911.",
  askState:
    "Dites-moi dans quel État vous êtes, ou ouvrez Ressources, et je vous montrerai qui aide près de vous. Vous pouvez aussi composer le 2-1-1 à tout moment.",
  inYourState: "Dans votre État :",
  or: "ou",
  about: {
    food: ({ foodUsdPerPerson }) =>
      `L'aide alimentaire est de ${foodUsdPerPerson} $ par personne. Une demande peut couvrir jusqu'à dix personnes ; indiquez combien vous êtes.`,
    housing: ({ housingUsdPerNight, hotelHours }) =>
      `L'aide au logement est de ${housingUsdPerNight} $ par nuit. Un séjour à l'hôtel dure ${hotelHours} heures par demande.`,
    hotel: ({ hotelHours, housingUsdPerNight }) =>
      `L'aide à l'hôtel couvre un séjour de ${hotelHours} heures par demande, jusqu'à ${housingUsdPerNight} $ la nuit. Une autre nuit exige une autre demande.`,
    transportation: ({ transportationUsd }) =>
      `L'aide au transport va jusqu'à ${transportationUsd} $, selon la distance. Indiquez d'où vous partez et où vous allez.`,
    legal: () =>
      "Nous ne donnons pas de conseils juridiques, mais les bureaux d'aide juridique gratuite le font.",
    medical: () =>
      "Les centres de santé communautaires reçoivent tout le monde, avec ou sans assurance. Si cela ne peut pas attendre, appelez le 911.",
    mental_health: () => "Parler à quelqu'un peut aider. Appelez le 988, jour et nuit.",
    rights: () =>
      "Face à la police, vous pouvez garder le silence, refuser une fouille sans mandat et demander : « Am I free to go? » (Puis-je partir ?). Si l'on vous arrête, vous pouvez demander un avocat. Restez calme et ne résistez jamais physiquement. Le guide Connaître vos droits contient toute la liste. C'est une information, pas un conseil juridique.",
    status: () =>
      "Je ne peux pas consulter une demande d'ici. Ouvrez Demandes pour voir chacune : en attente signifie qu'une décision est attendue, en cours qu'une seconde personne doit encore accepter, approuvée que l'argent est réservé, terminée qu'il a été remis. La liste se met à jour toute seule.",
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Ouvrez Nouvelle pour déposer une demande : dites qui a besoin d'aide, où et de quoi. Elle peut couvrir la nourriture (${foodUsdPerPerson} $ par personne), le logement (${housingUsdPerNight} $ par nuit) et le transport (jusqu'à ${transportationUsd} $). Une personne décide de chaque demande. Un agent peut aussi la déposer pour vous.`,
    officer: () =>
      "Les agents de police commencent par le Portail des agents : remplissez le formulaire et votre supérieur vous confirme par e-mail. Vous pouvez ensuite déposer des demandes. Si l'e-mail n'est pas arrivé, renvoyez-le depuis la page de vérification.",
    incident: () =>
      "Vous pouvez noter ce qui s'est passé dans le Journal des incidents ; il reste sur cet appareil seulement. Pour vous plaindre d'un agent, écrivez aux affaires internes de son service ou à l'organe de contrôle de votre ville ; un bureau d'aide juridique peut vous aider.",
    feedback: () =>
      "Vous pouvez dire ce qui s'est bien ou mal passé dans Avis de la communauté. Le service de police ne le voit pas, et vous n'avez pas à dire qui vous êtes.",
    events: () => "Les réunions et ateliers de la communauté se trouvent dans Événements.",
    directory: () =>
      "L'annuaire recense l'aide alimentaire, l'hébergement, le logement, l'aide juridique, médicale et psychologique de chaque État.",
    thanks: () => "Je vous en prie. Je suis là si vous avez besoin d'autre chose.",
    greeting: () =>
      "Bonjour ! Je peux vous renseigner sur l'aide alimentaire, le logement, l'hôtel et le transport, sur la façon de déposer une demande, sur vos droits et sur qui aide près de vous. Si vous êtes en danger, appelez le 911.",
    unknown: () =>
      "Je ne suis pas sûr d'avoir compris. Je peux vous renseigner sur l'aide alimentaire, le logement, l'hôtel et le transport, sur la façon de déposer une demande et sur vos droits. Nous pouvons aussi vous rappeler : écrivez « rappelez-moi ». Si c'est urgent, appelez le 911, ou le 2-1-1 pour une aide locale.",
  },
};
