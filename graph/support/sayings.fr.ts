import type { Sayings } from "./answer.ts";

export const fr: Sayings = {
  urgent: {
    crisis:
      "Si votre vie est en danger en ce moment, appelez le 911. Vous pouvez appeler le 988, la ligne d’écoute suicide et crise, jour et nuit (en anglais et en espagnol, avec des interprètes) : quelqu’un vous écoutera. Vous n’êtes pas seul(e), et je peux rester ici avec vous.",
    danger:
      "Appelez le 911 maintenant si vous pouvez le faire sans risque. Si vous ne pouvez pas parler, envoyez un SMS au 911 là où ce service existe. Si quelqu’un vous fait du mal chez vous, la ligne nationale contre les violences conjugales et familiales répond jour et nuit au 1-800-799-7233. En cas de détresse, appelez le 988.",
  },
  callback:
    "Nous pouvons vous rappeler. Dans le formulaire, indiquez votre nom, votre numéro et si c’est urgent. En cas d’urgence, appelez d’abord le 911.",
  askState:
    "Dites-moi dans quel État vous êtes, ou ouvrez Ressources, et je vous montrerai qui aide près de vous. Vous pouvez aussi composer le 2-1-1 à tout moment.",
  inYourState: "Dans votre État :",
  or: "ou",
  colon: " :",
  about: {
    food: ({ foodUsdPerPerson }) =>
      `L’aide alimentaire est de ${foodUsdPerPerson} $ par personne. Une demande peut couvrir jusqu’à dix personnes ; dites combien vous êtes.`,
    housing: ({ housingUsdPerNight, hotelHours }) =>
      `L’aide au logement est de ${housingUsdPerNight} $ par nuit. Un séjour à l’hôtel dure ${hotelHours} heures par demande.`,
    hotel: ({ hotelHours, housingUsdPerNight }) =>
      `L’aide couvre un séjour de ${hotelHours} heures à l’hôtel par demande, jusqu’à ${housingUsdPerNight} $ la nuit. Pour une autre nuit, il faut une autre demande.`,
    transportation: ({ transportationUsd }) =>
      `L’aide au transport va jusqu’à ${transportationUsd} $, selon la distance. Dites d’où vous partez et où vous allez.`,
    legal: () =>
      "Nous ne donnons pas de conseils juridiques, mais les bureaux d’aide juridique gratuite le font.",
    medical: () =>
      "Les centres de santé (community health centers) reçoivent tout le monde, avec ou sans assurance. Si cela ne peut pas attendre, appelez le 911.",
    mental_health: () => "Parler à quelqu’un peut aider. Appelez le 988, jour et nuit.",
    rights: () =>
      "Face à la police, vous pouvez garder le silence, refuser une fouille sans mandat et demander : « Am I free to go? » (Puis-je partir ?). Si l’on vous arrête, demandez un avocat. Restez calme et ne résistez jamais physiquement. Le guide Connaître vos droits dit tout cela en détail. C’est une information, pas un conseil juridique.",
    status: () =>
      "Je ne peux pas voir votre demande d’ici. Ouvrez Demandes pour suivre chacune : « en attente » veut dire qu’une décision est attendue ; « en cours », qu’une seconde personne doit encore donner son accord ; « approuvée », que l’argent est réservé ; « terminée », qu’il a été remis. La liste se met à jour toute seule.",
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Ouvrez Nouvelle pour déposer une demande : dites qui a besoin d’aide, où et de quoi. Elle peut couvrir la nourriture (${foodUsdPerPerson} $ par personne), le logement (${housingUsdPerNight} $ par nuit) et le transport (jusqu’à ${transportationUsd} $). C’est toujours une personne qui décide. Un agent de police peut aussi la déposer pour vous.`,
    officer: () =>
      "Les agents de police commencent par le Portail des agents : remplissez le formulaire et votre supérieur confirme votre identité par e-mail. Vous pouvez ensuite déposer des demandes. Si l’e-mail n’est pas arrivé, renvoyez-le depuis la page de vérification.",
    incident: () =>
      "Vous pouvez noter ce qui s’est passé dans le Journal des incidents ; il reste sur cet appareil seulement. Pour vous plaindre d’un agent, écrivez au service des affaires internes (Internal Affairs) de sa police ou à l’organe de contrôle de votre ville ; un bureau d’aide juridique peut vous aider.",
    feedback: () =>
      "Vous pouvez dire ce qui s’est bien ou mal passé dans Avis du public. Le service de police ne le voit pas, et rien ne vous oblige à dire qui vous êtes.",
    events: () => "Les réunions et ateliers de la communauté se trouvent dans Événements.",
    directory: () =>
      "L’annuaire indique, pour chaque État, où trouver de quoi manger, un hébergement, un logement et une aide juridique, médicale ou psychologique.",
    thanks: () => "Je vous en prie. Je suis là si vous avez besoin d’autre chose.",
    greeting: () =>
      "Bonjour ! Je peux vous renseigner sur l’aide alimentaire, le logement, l’hôtel et le transport, sur la façon de déposer une demande, sur vos droits et sur qui aide près de vous. Si vous êtes en danger, appelez le 911.",
    unknown: () =>
      "Je n’ai peut-être pas bien compris. Je peux vous renseigner sur l’aide alimentaire, le logement, l’hôtel et le transport, sur la façon de déposer une demande et sur vos droits. Nous pouvons aussi vous rappeler : écrivez « rappelez-moi ». Si c’est urgent, appelez le 911, ou le 2-1-1 pour une aide locale.",
  },
};
