import { stateNames } from "../../../../shared/community/directory/places/state-names.fr.ts";
import type { Sayings } from "./sayings.ts";
import { urgentInFrench } from "./urgent.fr.ts";

export const fr: Sayings = {
  urgent: urgentInFrench,
  numbersFirst: "911 : danger de mort. 988 : idées de suicide. Centre antipoison : 1-800-222-1222.",
  callback:
    "Nous pouvons vous rappeler. Dans le formulaire, indiquez votre nom, votre numéro et si c’est urgent. En cas d’urgence, appelez d’abord le 911.",
  eitherOf: "J’ai peut-être mal compris. Voici deux réponses possibles :",
  elseAsk:
    "Si vous vouliez dire autre chose, dites-le autrement, ou écrivez « rappelez-moi » pour parler à une personne.",
  ifSafe: "Si personne n’est en danger en ce moment, ceci peut vous aider :",
  askState:
    "Dites-moi dans quel État vous êtes, ou ouvrez Ressources, et je vous montrerai qui aide près de vous. Vous pouvez aussi composer le 2-1-1 à tout moment.",
  askWhichState: (city, states) =>
    `Il y a une ville nommée ${city} dans plusieurs États. Dans lequel êtes-vous : ${states} ou un autre ? Vous pouvez aussi composer le 2-1-1 à toute heure.`,
  stateNames,
  inYourState: "Dans votre État :",
  forCity: (city) => `Pour ${city} :`,
  orDial: "Ou composez le 2-1-1 à toute heure : ils savent où il reste de la place.",
  or: "ou",
  colon: " :",
  about: {
    exit: () =>
      "Appuyez sur le bouton Quitter, en haut de la page, ou trois fois sur la touche Échap. Un site météo s’ouvre à la place de cette page, et le bouton Retour ne ramène pas ici. Quitter n’efface ni l’historique du navigateur, ni les autres onglets, ni les fichiers téléchargés. Si quelqu’un peut consulter cet appareil, utilisez une fenêtre de navigation privée. La page /exit-help en dit plus. Si vous êtes en danger, appelez le 911.",
    letter: () =>
      "Vous pouvez vérifier une lettre : ouvrez la page de vérification (/letters/check) et écrivez son numéro, de la forme L-2026-000123, et son code. La page dit si nous avons envoyé la lettre et si elle est encore valable. Elle ne montre pas à qui elle est destinée. Personne n’a le droit de vous faire payer une lettre ou un code ; si on le fait, cela ne vient pas de nous. Si vous avez perdu une lettre, demandez à l’agent ou écrivez « rappelez-moi » : nous pouvons la renvoyer.",
    code: () =>
      "Si un code ne marche pas ou n’est jamais arrivé, demandez à l’agent qui a déposé votre demande, ou écrivez « rappelez-moi » : un code peut être renvoyé ou remplacé. Regardez d’abord dans les courriers indésirables et les SMS. Votre lettre et votre passe d’aide disent où le code est accepté. Au guichet, montrez la lettre : son numéro se vérifie sur /letters/check. Un code utilisé ou expiré ne sert plus. L’aide est pour les personnes de la demande ; si une autre doit s’en servir, demandez d’abord à l’agent. Si vous n’avez ni toit ni repas ce soir, composez le 2-1-1.",
    silentOfficer: () =>
      "Je suis désolé que vous attendiez. Vous n’avez pas besoin de cet agent pour être aidé : écrivez « rappelez-moi » et une personne du fonds vous appellera, sans l’agent. Votre demande suit son cours, car d’autres personnes en décident. Pour une chambre ou un repas ce soir, composez le 2-1-1.",
    remaining: () =>
      "Je ne vois d’ici ni demande ni montant. La lettre que vous avez reçue dit ce qui a été accordé, et l’agent qui a déposé la demande voit ce qui reste. Écrivez « rappelez-moi » et une personne vous le dira. Quand tout est utilisé, une autre demande peut être déposée.",
    raid: () =>
      "Vous n’êtes pas obligé d’ouvrir la porte. Demandez à travers la porte un mandat signé par un juge, avec votre nom ou votre adresse : à la fenêtre ou sous la porte. Un formulaire d’ICE signé par un agent ne leur permet pas d’entrer chez vous. Vous pouvez garder le silence, vous n’avez ni à dire où vous êtes né ni à signer quoi que ce soit, et vous pouvez demander un avocat. Restez calme, ne courez pas, ne résistez pas, ne mentez pas et ne montrez pas de faux papiers. C’est une information et non un conseil juridique : voyez Connaître vos droits, et Ressources pour l’aide juridique gratuite.",
    food: ({ foodUsdPerPerson }) =>
      `L’aide alimentaire est de ${foodUsdPerPerson} $ par personne. Une demande peut couvrir jusqu’à dix personnes ; dites combien vous êtes. Pour manger aujourd’hui, composez le 2-1-1 : ils savent quelles banques alimentaires sont ouvertes.`,
    housing: ({ housingUsdPerNight, hotelHours }) =>
      `L’aide au logement est de ${housingUsdPerNight} $ par nuit. Un séjour à l’hôtel dure ${hotelHours} heures par demande. Le fonds paie une chambre, pas le loyer ni une caution. Si vous avez du retard de loyer ou un avis d’expulsion, composez le 2-1-1 dès aujourd’hui et demandez une aide au loyer. L’aide juridique gratuite peut vous défendre si l’on vous expulse ou si l’on change la serrure.`,
    hotel: ({ hotelHours, housingUsdPerNight }) =>
      `L’aide couvre un séjour de ${hotelHours} heures à l’hôtel par demande, jusqu’à ${housingUsdPerNight} $ la nuit. Pour une autre nuit, il faut une autre demande. À la réception, montrez la lettre et son code. S’ils ne trouvent pas votre réservation, le personnel peut vérifier la lettre sur /letters/check, ou écrivez « rappelez-moi ». Pour un lit ce soir sans demande, composez le 2-1-1.`,
    transportation: ({ transportationUsd }) =>
      `L’aide au transport va jusqu’à ${transportationUsd} $, selon la distance. Dites d’où vous partez et où vous allez. Le fonds paie un trajet, pas l’essence, les réparations ni la fourrière. Si la police a fait enlever votre voiture, demandez-lui où elle est et ce qu’il faut payer. Le 2-1-1 sait qui aide pour les frais et les réparations. Si un trajet n’est pas venu, écrivez « rappelez-moi ».`,
    legal: () =>
      "Nous ne donnons pas de conseils juridiques, mais les bureaux d’aide juridique gratuite le font. Ils aident en cas d’expulsion, d’immigration, de salaire impayé ou de plainte. Dans une affaire pénale, demandez au juge un avocat commis d’office si vous ne pouvez pas en payer un. Si le vôtre ne rappelle pas, appelez le bureau des avocats commis d’office (public defender).",
    medical: () =>
      "Les centres de santé (community health centers) reçoivent tout le monde, avec ou sans assurance, et peuvent vous aider à obtenir vos médicaments. Pour une facture d’hôpital, demandez à l’hôpital une aide financière (financial assistance). Le fonds ne paie pas les factures médicales. Si cela ne peut pas attendre, appelez le 911.",
    mental_health: () => "Parler à quelqu’un peut aider. Appelez le 988, jour et nuit.",
    rights: () =>
      "Face à la police, vous pouvez garder le silence, refuser une fouille sans mandat et demander : « Am I free to go? » (Puis-je partir ?). Si l’on vous arrête, demandez un avocat. Restez calme et ne résistez jamais physiquement. Le guide Connaître vos droits dit tout cela en détail. C’est une information, pas un conseil juridique.",
    status: () =>
      "Je ne peux pas voir votre demande d’ici. Ouvrez Demandes pour suivre chacune : « en attente » veut dire qu’une décision est attendue ; « en cours », qu’une seconde personne doit encore donner son accord ; « approuvée », que l’argent est réservé ; « terminée », qu’il a été remis. La liste se met à jour toute seule. La décision revient à des personnes, ou aux règles qu’elles ont fixées, je ne peux donc pas promettre de délai ; une lettre part par e-mail ou par SMS dès que la décision est prise. Si rien n’est venu et que cela ne peut pas attendre, écrivez « rappelez-moi », ou composez le 2-1-1 pour une aide ce soir.",
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Ouvrez Nouvelle pour déposer une demande : dites qui a besoin d’aide, où et de quoi. Elle peut couvrir la nourriture (${foodUsdPerPerson} $ par personne), le logement (${housingUsdPerNight} $ par nuit) et le transport (jusqu’à ${transportationUsd} $). La décision revient à des personnes, ou aux règles qu’elles ont fixées. Un agent de police peut aussi la déposer pour vous. Vous pouvez demander plus d’une fois : on décide de chaque demande à part.`,
    officer: () =>
      "Les agents de police commencent par le Portail des agents : remplissez le formulaire et votre supérieur confirme votre identité par e-mail. Vous pouvez ensuite déposer des demandes. Si l’e-mail n’est pas arrivé, renvoyez-le depuis la page de vérification. Si votre supérieur ne peut pas répondre, écrivez « rappelez-moi » : un administrateur peut vous confirmer.",
    incident: () =>
      "Vous pouvez noter ce qui s’est passé dans le Journal des incidents ; il reste seulement sur l’appareil où vous l’avez écrit, et nous ne pouvons pas le récupérer. Pour le passer sur un autre, choisissez là-bas Enregistrer une copie, et ici Récupérer une copie. Vous pouvez l’imprimer pour un avocat. Pour vous plaindre d’un agent, écrivez au service des affaires internes (Internal Affairs) de sa police ou à l’organe de contrôle de votre ville. Si la police a abîmé vos biens, déposez vite une réclamation auprès de la ville ou du comté, car le délai peut être court. Un bureau d’aide juridique peut vous aider.",
    feedback: () =>
      "Vous pouvez dire ce qui s’est bien ou mal passé dans Avis du public. Le service de police ne le voit pas, et rien ne vous oblige à dire qui vous êtes.",
    events: () => "Les réunions et ateliers de la communauté se trouvent dans Événements.",
    utility: ({ systemName }) =>
      `${systemName} paie la nourriture, une chambre ou un trajet. Pour l’électricité, le gaz, le chauffage et l’eau, le bureau d’aide à l’énergie de votre État aide, et votre fournisseur doit vous dire comment éviter la coupure : demandez dès aujourd’hui un échéancier. Le 2-1-1 connaît des fonds locaux.`,
    directory: () =>
      "L’annuaire indique, pour chaque État, où trouver de quoi manger, un hébergement, un logement et une aide juridique, médicale ou psychologique.",
    violence: () =>
      "Personne n’a le droit de vous faire du mal. La ligne nationale contre les violences conjugales et familiales répond jour et nuit au 1-800-799-7233 et connaît des foyers dont l’adresse reste secrète. Si vous êtes en danger maintenant, appelez le 911. Le bouton Quitter, ou trois fois la touche Échap, vous fait quitter cette page aussitôt.",
    abroad: ({ systemName }) =>
      `${systemName} et son annuaire couvrent les cinquante États des États-Unis et Washington, D.C. ; le 911, le 988 et le 2-1-1 ne répondent que là. Dans un autre pays, appelez le numéro d’urgence local. Si vous cherchez de l’aide dans un État, dites-moi lequel.`,
    privacy: () =>
      "Le serveur ne garde pas ce que vous écrivez ici, et tout disparaît quand vous fermez ou rechargez la page. Aucun agent et aucun service de police ne lit cette discussion. Là où un modèle de langage répond, il reçoit les mots sans noms, adresses ni numéros, et personne d’autre ne les reçoit. Une demande déposée est vue par ceux qui en décident : des agents, un supérieur et les administrateurs du fonds, et chaque consultation est consignée. Le Journal des incidents reste sur votre appareil. La page /privacy l’explique en entier. Dans Réglages, vous pouvez tout effacer sur cet appareil ; pour une demande déjà déposée, écrivez « rappelez-moi ».",
    agent: ({ systemName }) =>
      `Je suis l’agent virtuel de ${systemName}, un fonds d’aide d’urgence pour les personnes touchées par une rencontre avec la police. Je suis un programme, pas une personne, et je ne suis pas de la police. Je peux vous renseigner sur la nourriture, une chambre ou un trajet, sur la façon de déposer une demande, sur vos droits et sur qui aide près de vous. Je peux me tromper : les numéros viennent de notre annuaire, où certains ne sont pas encore confirmés : appelez avant de vous déplacer. Pour parler à une personne, écrivez « rappelez-moi ».`,
    papers: () =>
      "Aucune pièce d’identité n’est exigée pour écrire ici ou déposer une demande : elle est facultative, et sans e-mail nous envoyons des SMS. Sans téléphone non plus, l’agent peut vous remettre un passe d’aide sur papier. Sans domicile, indiquez où l’on peut vous trouver ce soir. Pour des papiers perdus : le numéro du rapport de police est utile, le service des véhicules (DMV) de votre État remplace le permis ou la carte d’identité, et l’état civil (vital records) de l’État où vous êtes né(e) remplace l’acte de naissance ; pour un passeport étranger, votre consulat. Le 2-1-1 sait qui paie les frais.",
    payback: ({ systemName, foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `C’est gratuit. C’est une aide et non un prêt : ${systemName} ne demande aucun remboursement, et personne n’a le droit de vous faire payer. La nourriture est comptée à ${foodUsdPerPerson} $ par personne, une chambre à ${housingUsdPerNight} $ par nuit et un trajet jusqu’à ${transportationUsd} $ ; le montant est décidé par des personnes, ou selon les règles qu’elles ont fixées. La façon dont l’aide est remise, repas, chambre, trajet ou argent, vous l’apprendrez de l’agent qui a déposé la demande.`,
    eligibility: () =>
      "Toute personne touchée par une rencontre avec la police peut demander, quoi qu’on ait trouvé, reproché ou décidé. Nous ne demandons ni nationalité, ni statut d’immigration, ni revenus, ni casier judiciaire. Avant 18 ans on peut demander aussi ; mieux vaut un adulte de confiance à ses côtés. Chaque demande est décidée par une personne, ou selon des règles que des personnes ont fixées. Le 2-1-1 et l’annuaire aident aussi tous les autres.",
    family: () =>
      "Toutes les personnes qui sont avec vous comptent : dites combien ont besoin de repas, enfants et bébés compris, et pour combien de nuits il faut une chambre. Pour les couches et le lait, les banques alimentaires et le 2-1-1 aident ; pour une grossesse, les centres de santé (community health centers) vous reçoivent avec ou sans assurance.",
    pets: () =>
      "Parlez de votre animal au foyer avant d’y aller : certains acceptent les animaux, et tous doivent laisser entrer un animal d’assistance. Le 2-1-1 sait lesquels les acceptent près de vous, et le refuge animalier de votre ville peut parfois garder le vôtre quelques jours. Le fonds ne paie que pour les personnes.",
    language: () =>
      "Je parle français, anglais et espagnol : écrivez dans votre langue. Toute l’application change de langue dans Réglages ou en bas de page. Le 911, le 988 et le 2-1-1 peuvent ajouter un interprète à l’appel.",
    hours: () =>
      "Je suis là jour et nuit, comme le 911, le 988 et le 2-1-1. La personne qui vous rappelle le fait dès qu’elle est libre. Les horaires d’un lieu figurent sur sa carte dans Ressources quand nous les connaissons ; appelez avant d’y aller.",
    upset: () =>
      "Je suis désolé : c’est dur, et je ne vous ai pas été utile. Laissez une personne vous aider : écrivez « rappelez-moi », composez le 2-1-1 pour une aide locale à toute heure, ou le 988 pour parler à quelqu’un. Dites-moi ce qui vous manque le plus, à manger, où dormir, un trajet ou un avocat, et votre État : je chercherai.",
    clothing: ({ systemName }) =>
      `Composez le 2-1-1. Ils savent où trouver gratuitement vêtements, chaussures, couvertures, savon et meubles près de vous. Les foyers, les églises et les friperies en donnent souvent le jour même. ${systemName} paie la nourriture, une chambre et un trajet, pas les vêtements ni les meubles.`,
    work: ({ systemName }) =>
      `Pour un salaire perdu, demandez au bureau du chômage de votre État ; pour un emploi, à un American Job Center. CareerOneStop.org trouve les deux près de vous. Demandez à l’agent ou à son service un papier qui dit quand vous avez été retenu ou entendu, à montrer à votre employeur. Si l’on vous a renvoyé ou pas payé, l’aide juridique gratuite peut vous aider. ${systemName} ne paie pas les salaires perdus et ne cherche pas d’emploi, mais peut aider pour un repas, une chambre ou un trajet vers le travail.`,
    school: ({ systemName }) =>
      `Appelez d’abord l’école. Un enfant sans logement stable peut commencer tout de suite, même sans papiers ni adresse fixe. Demandez au district scolaire la personne chargée des élèves sans domicile (McKinney-Vento liaison) : elle aide aussi pour le transport, les repas et les fournitures. Pour le GED ou des cours d’anglais, composez le 2-1-1. ${systemName} ne paie pas les frais d’école.`,
    otherHelp: ({ systemName }) =>
      `Composez le 2-1-1. Ils connaissent l’aide locale pour le loyer, une caution de logement, une réparation de voiture, le téléphone, des obsèques, la garde d’enfants, un déménagement ou des dettes. Pour un handicap ou le SSI, voyez ssa.gov. Pour une aide gratuite aux impôts, irs.gov/vita. Pour un téléphone à bas prix, lifelinesupport.org. Les anciens combattants s’adressent à va.gov. ${systemName} ne paie que la nourriture, une chambre et un trajet.`,
    jail: ({ systemName }) =>
      `Pour trouver une personne en prison, appelez le shérif du comté ou cherchez sur son site (inmate search). Pour un centre de l’ICE, cherchez sur locator.ice.gov avec le nom et le pays de naissance, ou avec le numéro A. La prison renseigne sur les visites, les appels, les affaires et la caution. Un avocat commis d’office ou l’aide juridique gratuite peut demander à un juge la libération. ${systemName} ne paie pas de caution. L’avocat commis d’office ou le 2-1-1 connaît peut-être un fonds de caution. Ceci n’est pas un conseil juridique.`,
    records: ({ systemName }) =>
      `Demandez une copie du rapport au bureau des dossiers (Records) de cette police. Donnez la date, le lieu et le numéro du rapport si vous l’avez. Pour la vidéo d’une caméra-piéton, envoyez à la police une demande d’accès (public records request). Faites-le vite, car une vidéo peut être effacée. Pour récupérer vos affaires, demandez au bureau des objets (Property). L’aide juridique gratuite vous dira comment faire effacer un casier. ${systemName} n’a pas les dossiers de la police et ne peut pas les demander pour vous.`,
    supervisor: ({ systemName }) =>
      `Écrivez « rappelez-moi » et dites que vous voulez un responsable. Une personne de ${systemName} vous appellera. Vous pouvez lui demander pourquoi une demande a été refusée, ou de la revoir, ou vous plaindre de la façon dont on vous a traité. Vous pouvez aussi déposer une autre demande si quelque chose a changé. Je ne peux pas changer une décision.`,
    pass: () =>
      "Un passe d’aide est une page sur une demande, avec ses codes. Il ne faut pas de compte. Ouvrez son lien, scannez le code QR, ou saisissez le code court sur /card, puis le code PIN à 6 chiffres. Si vous avez perdu le code PIN, choisissez sur cette page d’en demander un nouveau. Si vous avez perdu le passe, demandez à l’agent ou écrivez « rappelez-moi » : une personne vous en donne un nouveau, et l’ancien prend fin. Nous n’envoyons jamais de code PIN par SMS ni par e-mail. Si quelqu’un d’autre a vu votre passe, signalez-le sur le passe.",
    change: () =>
      "Une demande peut être corrigée tant qu’elle est ouverte. L’agent qui l’a déposée l’ouvre dans Demandes ; si vous l’avez déposée, ouvrez-la là vous-même. Pour un autre hôtel, d’autres dates, un nom mal écrit ou pour l’annuler, demandez à l’agent ou écrivez « rappelez-moi ». Ne la déposez pas deux fois. S’il vous faut une autre aide maintenant, vous pouvez déposer une autre demande.",
    contact: () =>
      "Il ne faut ni téléphone ni e-mail. L’agent peut vous remettre un passe d’aide sur papier : un code et un code PIN qui s’ouvrent sur tout appareil, par exemple dans une bibliothèque. Pour ne plus recevoir de SMS, répondez STOP à l’un d’eux. Pour changer votre numéro, votre e-mail ou la façon de vous joindre, ouvrez votre passe d’aide et répondez à la question sur la façon de vous joindre, ou écrivez « rappelez-moi ». Si quelqu’un lit vos messages, dites-nous là de ne pas écrire.",
    giving: ({ systemName }) =>
      `Je ne peux pas recevoir de dons ni inscrire des hôtels, des magasins, des chauffeurs ou des bénévoles. Écrivez « rappelez-moi », et une personne de ${systemName} vous appellera à ce sujet. Les personnes qui gèrent le fonds savent d’où vient son argent. Les personnes aidées ne paient jamais. Si on demande de l’argent pour cette aide, cela ne vient pas de nous.`,
    offline: () =>
      "Beaucoup de choses marchent sans connexion : le Journal des incidents, vos droits, les lieux déjà vus et les formulaires. Ce que vous envoyez attend sur votre appareil et part quand la connexion revient. Pour voir vos codes sans connexion, ouvrez votre passe d’aide et choisissez de le garder sur cet appareil. Vous pouvez installer l’application depuis le menu de votre navigateur. Ce chat a besoin d’une connexion. Le 911 marche sur tout téléphone qui a du réseau.",
    link: () =>
      "Nos liens marchent pendant un temps limité, et un lien plus récent met fin au précédent. Utilisez le lien de notre dernier message. Superviseur : demandez à l’agent de renvoyer l’e-mail. Passe d’aide : saisissez son code court et son code PIN sur /card, ou demandez un nouveau passe. Lettre : vérifiez son numéro sur /letters/check. Si rien n’aide, écrivez « rappelez-moi ».",
    site: () =>
      "Rechargez d’abord la page. Si cela ne suffit pas, fermez-la, ouvrez-la de nouveau ou essayez un autre navigateur. Ce qui est écrit dans cette discussion disparaît quand la page se recharge : écrivez-le de nouveau. Vous pouvez agrandir le texte dans le navigateur ou dans les réglages du téléphone. Si rien n’y fait, écrivez « rappelez-moi » et une personne vous aidera par téléphone.",
    numbers: () =>
      "911 : une vie est en danger, ou un crime a lieu en ce moment. Dans beaucoup d’endroits, on peut écrire un SMS au 911 si l’on ne peut pas parler. 988 : appelez ou écrivez en cas d’idées de suicide ou de crise, jour et nuit. 2-1-1 : nourriture, hébergement et autre aide locale. Centre antipoison : 1-800-222-1222. Ces appels sont gratuits. Si personne n’est en danger, appelez le numéro non urgent (non-emergency) de votre police ; il est sur son site.",
    thanks: () => "Je vous en prie. Je suis là si vous avez besoin d’autre chose.",
    greeting: () =>
      "Bonjour ! Je peux vous renseigner sur l’aide alimentaire, le logement, l’hôtel et le transport, sur la façon de déposer une demande, sur vos droits et sur qui aide près de vous. Si vous êtes en danger, appelez le 911.",
    unknown: () =>
      "Je n’ai peut-être pas bien compris. Je peux vous renseigner sur l’aide alimentaire, le logement, l’hôtel et le transport, sur la façon de déposer une demande et sur vos droits. Nous pouvons aussi vous rappeler : écrivez « rappelez-moi ». Si c’est urgent, appelez le 911, ou le 2-1-1 pour une aide locale.",
  },
};
