import type { RightsGuide } from "../rules.ts";

export const guide: RightsGuide = {
  name: "Connaître vos droits",
  lead: "Ce que la Constitution vous garantit face à la police, et comment l'exercer sans danger.",
  tabs: {
    general: "Droits généraux",
    traffic: "Contrôles routiers",
    home: "Visites à domicile",
    detention: "Interpellation",
    arrests: "Arrestations",
  },
  general: {
    title: "Vos droits constitutionnels fondamentaux",
    amendments: [
      {
        title: "Premier amendement",
        text: "Protège votre liberté d'expression, de religion et de la presse, ainsi que votre droit de vous réunir pacifiquement.",
        points: [
          "Vous pouvez parler, critiquer et manifester pacifiquement.",
          "En public, vous pouvez en général filmer ou photographier des agents en service, tant que vous ne les gênez pas.",
        ],
      },
      {
        title: "Quatrième amendement",
        text: "Vous protège, vous, votre domicile et vos biens, contre les fouilles et les saisies abusives.",
        points: [
          "Vous pouvez refuser une fouille. Dites-le clairement et calmement : « Je ne consens pas à une fouille. »",
          "Pour entrer dans un logement, les agents ont en général besoin d'un mandat signé par un juge. Il y a des exceptions, comme une urgence.",
          "Un agent qui a des raisons de croire que vous êtes armé peut palper vos vêtements de l'extérieur.",
        ],
      },
      {
        title: "Cinquième amendement",
        text: "Vous protège contre l'obligation de témoigner contre vous-même et vous garantit une procédure régulière.",
        points: [
          "Vous pouvez garder le silence. Dites-le à voix haute : « Je vais garder le silence. »",
          "Dans certains États, vous devez donner votre nom lorsque vous êtes légalement interpellé.",
          "Ne mentez jamais et ne montrez jamais de faux papiers. Le silence est un droit ; une fausse déclaration peut être un délit.",
        ],
      },
      {
        title: "Sixième amendement",
        text: "Vous donne droit à un avocat, à un procès rapide et public et à un jury si vous êtes accusé d'une infraction pénale.",
        points: [
          "Demandez tout de suite un avocat et ne dites plus rien avant qu'il soit avec vous.",
          "Si vous ne pouvez pas payer un avocat et risquez la prison, le tribunal doit vous en désigner un.",
          "On doit vous dire de quoi vous êtes accusé, et vous pouvez interroger les témoins à charge.",
        ],
      },
    ],
    tipsTitle: "Conseils pratiques",
    tips: [
      "Restez calme et respectueux, et gardez les mains visibles.",
      "Ne résistez jamais physiquement, même si vous pensez que le contrôle ou l'arrestation est injustifié.",
      "Demandez : « Suis-je libre de partir ? » Si oui, partez calmement.",
      "Si l'on vous retient, demandez pourquoi.",
      "Notez ensuite ce qui s'est passé : heure, lieu, noms, numéros de badge, témoins, blessures.",
      "Déposez une plainte si vos droits ont été violés.",
    ],
  },
  moreFor: (tab) => `En savoir plus : ${tab}`,
  more: {
    traffic: {
      text: "Lorsqu'un agent vous fait signe de vous arrêter au volant :",
      points: [
        "Arrêtez-vous dans un endroit sûr, coupez le moteur, allumez la lumière intérieure la nuit et posez les mains sur le volant.",
        "Montrez votre permis, la carte grise et l'attestation d'assurance quand on vous les demande. Dites ce que vous allez prendre avant de bouger la main.",
        "Si l'agent vous dit, à vous ou à vos passagers, de sortir de la voiture ou d'y rester, faites-le.",
        "Vous pouvez refuser la fouille de votre voiture. S'il existe un motif probable, les agents peuvent la fouiller sans votre accord ; ne résistez pas.",
        "Les passagers peuvent demander s'ils sont libres de partir.",
        "Si vous êtes arrêté pour conduite en état d'ivresse, refuser un test d'haleine ou de sang peut vous coûter votre permis selon la loi de l'État.",
        "Signer une contravention, c'est le plus souvent promettre d'y répondre ; ce n'est pas un aveu.",
      ],
    },
    home: {
      text: "Lorsque des agents se présentent à votre porte :",
      points: [
        "Vous n'êtes pas obligé d'ouvrir ni de les laisser entrer, sauf s'ils ont un mandat signé par un juge ou en cas d'urgence.",
        "Demandez qu'ils montrent le mandat à une fenêtre ou le glissent sous la porte. Lisez l'adresse, la date, la signature et ce qui peut être fouillé.",
        "Un formulaire qu'aucun juge n'a signé, comme un mandat administratif d'immigration, ne permet pas à lui seul d'entrer dans un logement.",
        "Vous pouvez parler à travers la porte fermée, ou sortir et la refermer derrière vous.",
        "Dites : « Je ne consens pas à ce que vous entriez. » S'ils entrent quand même, ne vous interposez pas ; retenez ce qu'ils font.",
        "S'il y a un mandat, vous pouvez observer d'un endroit où vous ne gênez pas. Vous pouvez toujours garder le silence.",
      ],
    },
    detention: {
      text: "Lorsqu'on vous arrête dans la rue ou vous retient pour des questions, sans arrestation :",
      points: [
        "Pour vous retenir, un agent doit avoir un soupçon raisonnable, fondé sur des faits. Sinon, vous pouvez partir calmement.",
        "Demandez : « Suis-je retenu ou libre de partir ? »",
        "À part votre nom, là où la loi de l'État l'exige, vous n'êtes pas obligé de répondre aux questions.",
        "Vous pouvez refuser la fouille de vos poches, de votre sac et de votre téléphone.",
        "Le contrôle ne doit pas durer plus longtemps que son motif ne l'exige. Retenez quand il a commencé et fini.",
        "Si vous n'êtes pas citoyen et avez sur vous des papiers d'immigration valables, montrez-les si un agent de l'immigration les demande ; vous pouvez garder le silence sur tout le reste.",
      ],
    },
    arrests: {
      text: "Lorsque vous êtes arrêté :",
      points: [
        "Ne résistez pas. Dites : « Je veux garder le silence et je veux un avocat. » Ne parlez ensuite à personne de ce qui s'est passé.",
        "Les agents doivent vous informer de ces droits avant de vous interroger en détention, s'ils veulent utiliser vos réponses.",
        "Ne signez, ne décidez et n'acceptez rien sans avocat.",
        "Demandez à téléphoner. Les appels depuis la prison sont souvent enregistrés, sauf avec votre avocat ; ne parlez pas de l'affaire.",
        "Les agents ont en général besoin d'un mandat pour consulter votre téléphone. Vous n'êtes pas obligé d'accepter.",
        "Après une arrestation sans mandat, un juge doit en principe l'examiner dans les 48 heures.",
        "Si vous n'êtes pas citoyen, vous pouvez demander que votre consulat soit prévenu. Parlez à votre avocat avant d'évoquer votre statut migratoire.",
        "Dites-le si vous êtes blessé, malade ou avez besoin de médicaments, et demandez des soins.",
      ],
    },
  },
  notAdvice: {
    title: "Ceci n'est pas un conseil juridique",
    text: "Ce guide explique en mots simples le droit général des États-Unis. Chaque État et chaque affaire sont différents ; seul un avocat peut vous conseiller sur la vôtre.",
  },
  help: {
    title: "Trouver une aide juridique",
    text: "L'aide juridique est gratuite pour les personnes qui ne peuvent pas payer. Demandez-la le plus tôt possible.",
    lines: [
      "Aide juridique dans votre État : lsc.gov",
      "Aide locale de toute nature : appelez le 2-1-1",
      "En cas d'urgence vitale : appelez le 911",
    ],
  },
  card: {
    title: "Mes droits (en anglais, pour l'agent)",
    lines: [
      "I am going to remain silent. — Je vais garder le silence.",
      "I want to talk to a lawyer. — Je veux parler à un avocat.",
      "I do not consent to a search. — Je ne consens pas à une fouille.",
      "Am I free to go? — Suis-je libre de partir ?",
    ],
  },
};
