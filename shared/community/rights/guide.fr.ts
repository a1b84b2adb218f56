import type { RightsGuide } from "./rules.ts";

export const guide: RightsGuide = {
  name: "Connaître vos droits",
  lead: "Ce que la Constitution vous garantit face à la police, et comment faire valoir vos droits sans vous mettre en danger.",
  tabs: {
    general: "Droits généraux",
    traffic: "Contrôles routiers",
    home: "Visites à domicile",
    detention: "Si l’on vous retient",
    arrests: "Arrestations",
  },
  general: {
    title: "Vos droits constitutionnels fondamentaux",
    amendments: [
      {
        title: "Premier amendement",
        text: "Protège votre liberté d’expression, de religion et de la presse, ainsi que votre droit de vous réunir pacifiquement.",
        points: [
          "Vous pouvez parler, critiquer et manifester pacifiquement.",
          "En public, vous pouvez en général filmer ou photographier des agents en service, tant que vous ne les gênez pas.",
        ],
      },
      {
        title: "Quatrième amendement",
        text: "Vous protège, vous, votre domicile et vos biens, contre les fouilles et les saisies abusives.",
        points: [
          "Vous pouvez refuser une fouille. Dites-le clairement et calmement, en anglais : « I do not consent to a search. » (Je refuse la fouille.)",
          "Pour entrer dans un logement, les agents ont en général besoin d’un mandat signé par un juge. Il y a des exceptions, par exemple une urgence.",
          "Un agent qui a des raisons de croire que vous portez une arme peut palper vos vêtements de l’extérieur.",
        ],
      },
      {
        title: "Cinquième amendement",
        text: "Personne ne peut vous obliger à témoigner contre vous-même, et la procédure doit respecter la loi.",
        points: [
          "Vous pouvez garder le silence. Dites-le à voix haute : « I am going to remain silent. » (Je vais garder le silence.)",
          "Dans certains États, vous devez donner votre nom lors d’un contrôle légal.",
          "Ne mentez jamais et ne montrez jamais de faux papiers. Le silence est un droit ; une fausse déclaration peut être un délit.",
        ],
      },
      {
        title: "Sixième amendement",
        text: "Vous donne droit à un avocat, à un procès rapide et public et à un jury si l’on vous accuse d’une infraction pénale.",
        points: [
          "Demandez tout de suite un avocat et ne dites plus rien tant qu’il n’est pas avec vous.",
          "Si vous ne pouvez pas payer un avocat et risquez la prison, le tribunal doit vous en donner un gratuitement.",
          "On doit vous dire de quoi l’on vous accuse, et vous pouvez interroger les témoins qui vous accusent.",
        ],
      },
    ],
    tipsTitle: "Conseils pratiques",
    tips: [
      "Restez calme, parlez avec respect et gardez les mains visibles.",
      "Ne résistez jamais physiquement, même si vous pensez que le contrôle ou l’arrestation n’est pas juste.",
      "Demandez : « Am I free to go? » (Puis-je partir ?) Si la réponse est oui, partez calmement.",
      "Si l’on vous retient, demandez pourquoi.",
      "Notez ensuite ce qui s’est passé : heure, lieu, noms, numéros de badge, témoins, blessures.",
      "Déposez une plainte si vos droits n’ont pas été respectés.",
    ],
  },
  moreFor: (tab) => `En savoir plus : ${tab}`,
  more: {
    traffic: {
      text: "Lorsqu’un agent vous fait signe de vous arrêter au volant :",
      points: [
        "Arrêtez-vous dans un endroit sûr, coupez le moteur, allumez la lumière intérieure la nuit et posez les mains sur le volant.",
        "Montrez votre permis (license), la carte grise (registration) et l’attestation d’assurance (insurance) quand on vous les demande. Dites ce que vous allez prendre avant de bouger la main.",
        "Si l’agent vous dit, à vous ou à vos passagers, de sortir de la voiture ou d’y rester, faites-le.",
        "Vous pouvez refuser la fouille de votre voiture. S’ils ont une raison sérieuse d’y chercher une preuve (probable cause), les agents peuvent la fouiller sans votre accord ; dans ce cas, ne résistez pas.",
        "Les passagers peuvent demander s’ils sont libres de partir.",
        "Si l’on vous arrête pour conduite en état d’ivresse, refuser le test d’alcool (souffle ou sang) peut vous faire perdre votre permis, selon la loi de l’État.",
        "Signer une contravention, c’est le plus souvent promettre d’y répondre ; ce n’est pas un aveu.",
      ],
    },
    home: {
      text: "Lorsque des agents se présentent à votre porte :",
      points: [
        "Rien ne vous oblige à ouvrir ni à les laisser entrer, sauf s’ils ont un mandat (warrant) signé par un juge ou en cas d’urgence.",
        "Demandez-leur de montrer le mandat par une fenêtre ou de le glisser sous la porte. Lisez l’adresse, la date, la signature et ce qui peut être fouillé.",
        "Un formulaire qu’aucun juge n’a signé, comme un mandat administratif d’immigration, ne permet pas à lui seul d’entrer dans un logement.",
        "Vous pouvez parler à travers la porte fermée, ou sortir et la refermer derrière vous.",
        "Dites : « I do not consent to your entry. » (Je refuse que vous entriez.) S’ils entrent quand même, ne vous mettez pas devant eux ; retenez ce qu’ils font.",
        "S’il y a un mandat, vous pouvez observer d’un endroit où vous ne gênez pas. Vous pouvez toujours garder le silence.",
      ],
    },
    detention: {
      text: "Lorsqu’on vous contrôle dans la rue ou qu’on vous retient pour vous interroger, sans vous arrêter :",
      points: [
        "Pour vous retenir, un agent doit avoir un soupçon sérieux, fondé sur des faits. Sinon, vous pouvez partir calmement.",
        "Demandez : « Am I being detained, or am I free to go? » (Me retenez-vous, ou puis-je partir ?)",
        "À part votre nom, là où la loi de l’État l’exige, rien ne vous oblige à répondre aux questions.",
        "Vous pouvez refuser la fouille de vos poches, de votre sac et de votre téléphone.",
        "Le contrôle ne doit pas durer plus longtemps que son motif ne l’exige. Retenez quand il a commencé et fini.",
        "Si vous n’avez pas la citoyenneté américaine et avez sur vous des papiers d’immigration valables, montrez-les si un agent de l’immigration les demande ; vous pouvez garder le silence sur tout le reste.",
      ],
    },
    arrests: {
      text: "Lorsqu’on vous arrête :",
      points: [
        "Ne résistez pas. Dites : « I want to remain silent and I want a lawyer. » (Je veux garder le silence et je veux un avocat.) Ne parlez ensuite à personne de ce qui s’est passé.",
        "Les agents doivent vous informer de ces droits avant de vous interroger après une arrestation, s’ils veulent utiliser vos réponses.",
        "Ne signez, ne décidez et n’acceptez rien sans avocat.",
        "Demandez à téléphoner. Les appels depuis la prison sont souvent enregistrés, sauf avec votre avocat ; ne parlez pas de l’affaire.",
        "Les agents ont en général besoin d’un mandat pour consulter votre téléphone. Rien ne vous oblige à accepter.",
        "Après une arrestation sans mandat, un juge doit en principe l’examiner dans les 48 heures.",
        "Si vous n’avez pas la citoyenneté américaine, vous pouvez demander que l’on prévienne votre consulat. Parlez à votre avocat avant de parler de votre statut d’immigration.",
        "Si vous avez une blessure, une maladie ou besoin de médicaments, dites-le et demandez des soins.",
      ],
    },
  },
  notAdvice: {
    title: "Ceci n’est pas un conseil juridique",
    text: "Ce guide explique en mots simples le droit général des États-Unis. La loi change d’un État à l’autre, et chaque affaire est différente : seul un avocat peut vous conseiller sur la vôtre.",
  },
  help: {
    title: "Trouver une aide juridique",
    text: "L’aide juridique est gratuite pour les personnes qui ne peuvent pas payer. Demandez-la le plus tôt possible.",
    lines: [
      "Aide juridique dans votre État : lsc.gov",
      "Toutes les aides près de chez vous : appelez le 2-1-1",
      "En cas d’urgence vitale : appelez le 911",
    ],
  },
  card: {
    title: "Mes droits (en anglais, pour l’agent)",
    lines: [
      "I am going to remain silent. — Je vais garder le silence.",
      "I want to talk to a lawyer. — Je veux parler à un avocat.",
      "I do not consent to a search. — Je refuse la fouille.",
      "Am I free to go? — Puis-je partir ?",
    ],
  },
};
