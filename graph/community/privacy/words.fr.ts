import type { Times } from "./times.ts";

export const fr = {
  title: "Confidentialité",
  lead: "Cette page explique ce que nous conservons à votre sujet, pourquoi, combien de temps, et qui peut le lire.",
  short: {
    title: "En bref",
    kept: "Ces données servent à décider de l’aide et à l’envoyer.",
    texts: "Ils restent neutres. Répondez STOP pour arrêter.",
    time: "Les demandes restent jusqu’à ce que l’exploitant les supprime.",
    readers: "Chaque consultation d’une demande est enregistrée. Nous ne vendons rien à votre sujet.",
    ask: "Demandez à voir, à corriger ou à effacer.",
  },
  kept: {
    title: "Ce que nous conservons, et pourquoi",
    help: {
      title: "Si vous recevez de l’aide",
      points: [
        "Si une aide est demandée pour vous : vos nom, adresse, téléphone, e-mail et date de naissance, ce qui s’est passé, vos besoins et les fichiers ajoutés. Ces données servent à décider de l’aide, à l’envoyer et à éviter de payer deux fois pour le même besoin. Votre date de naissance et votre pièce d’identité sont chiffrées.",
        "Si vous ou l’agent l’avez indiqué : votre pièce d’identité, votre emploi, les personnes à votre charge, les autres aides reçues, votre lien avec l’agent, un contact d’urgence, et comment vous souhaitez être joint.",
        "Décisions : les décisions sur l’aide, leurs motifs, et les notes des personnes qui s’en sont occupées.",
        "Pour retrouver vos autres demandes : des mots de recherche, et vos nom, date de naissance, téléphone et adresse sous forme de codes. Ces codes ne permettent pas de relire les données.",
        "Messages : les messages et lettres envoyés, et les réponses reçues.",
        "Si vous nous avez permis de donner vos données à un autre organisme : à qui, pour quoi, jusqu’à quand, et qui a signé. Si vous posez une question sur vos données, votre texte et notre réponse.",
        "Si vous choisissez de le dire : votre tranche d’âge, votre genre, votre origine et vos besoins particuliers, et les types d’infraction indiqués par l’agent. Nous n’en transmettons que les nombres au financeur.",
      ],
    },
    officers: {
      title: "Si vous êtes agent, supérieur ou suppléant",
      points: [
        "Ce qui vous désigne : vos nom, grade, service, numéro de badge, téléphone et e-mail, votre numéro dans le système de connexion de votre service, et vos décisions. On sait ainsi qui a demandé et qui a approuvé.",
      ],
    },
    visitors: {
      title: "Si vous utilisez ce site",
      points: [
        "Une demande de rappel, un avis ou une correction que vous envoyez : votre texte, et vos coordonnées si vous les donnez.",
        "Chaque session : son adresse réseau et son navigateur. On voit ainsi si une autre personne l’utilise.",
        "Un journal : qui a ouvert ou modifié un dossier, quand, et depuis quelle adresse réseau. Personne ne peut modifier ce journal.",
      ],
    },
    limits:
      "Quand vous envoyez quelque chose : votre navigateur garde un nombre aléatoire pendant un jour. Il sert seulement à compter les envois de chaque appareil, car beaucoup de personnes peuvent partager un réseau. Nous ne le conservons pas et ne le relions pas à vos envois.",
    device: "Le journal des incidents : il reste sur votre appareil. Nous ne le recevons jamais.",
    chat: "La discussion : nous ne la conservons pas. Elle reste dans votre navigateur jusqu’à la fermeture de l’onglet.",
    chatAi:
      "La discussion : nous ne la conservons pas. Elle reste dans votre navigateur jusqu’à la fermeture de l’onglet. Un service d’intelligence artificielle externe rédige certaines réponses ; les numéros de téléphone, les adresses e-mail et les détails semblables sont d’abord retirés du texte.",
  },
  time: {
    title: "Combien de temps nous le conservons",
    points: (t: Times) => [
      "Aucun effacement automatique : les demandes, lettres, messages, demandes de rappel, avis et le journal restent jusqu’à ce que l’exploitant les supprime. Vous pouvez le demander.",
      `Fichiers inutilisés : un fichier qu’aucune demande n’a repris est supprimé après ${t.unattachedHours} heures.`,
      `Sauvegardes : ce qui a été supprimé peut y rester pendant ${t.backupDays} jours. Elles sont chiffrées.`,
      `Liens : ils cessent de fonctionner. Celui du supérieur après ${t.supervisorHours} heures, un lien de réponse après ${t.replyDays} jours, la question sur l’aide après ${t.ratingDays} jours.`,
    ],
  },
  texts: {
    title: "SMS",
    points: (sender: string) => [
      "Ce que nous vous écrivons : au sujet de votre demande, de l’aide reçue et de questions à ce sujet. La fréquence dépend de votre dossier : en général, peu de SMS.",
      `Des mots neutres : une autre personne peut lire votre téléphone. Les SMS viennent de « ${sender} ».`,
      "Coût : des frais de SMS et de données peuvent s’appliquer.",
      "Pas de publicité : nous ne partageons et ne vendons jamais votre numéro, ni votre accord pour les SMS, à des fins publicitaires.",
      "Pour arrêter : répondez STOP pour arrêter et AIDE pour de l’aide. Vous pouvez aussi nous appeler ou nous écrire pour arrêter. C’est immédiat.",
    ],
  },
  readers: {
    title: "Qui peut lire ces données",
    officers: {
      own: "Agents : seulement l’agent qui a déposé la demande. Aucun autre agent ne peut la lire.",
      agency:
        "Agents : l’agent qui a déposé la demande, et les agents confirmés du même service qui ont son lien. Ils ne voient ni votre pièce d’identité ni votre date de naissance, et chaque consultation est enregistrée.",
      verified:
        "Agents : l’agent qui a déposé la demande, et les agents confirmés de tout service qui ont son lien. Ils ne voient ni votre pièce d’identité ni votre date de naissance, et chaque consultation est enregistrée.",
    },
    points: [
      "Le supérieur de l’agent, par un lien personnel : vos initiales, vos besoins et le montant.",
      "Les administrateurs de l’exploitant : chaque ouverture d’un dossier est enregistrée, et une pièce d’identité n’est affichée que sur leur demande.",
      "Entreprises : celles qui acheminent nos e-mails et SMS, et l’hôtel, le chauffeur ou le magasin qui vous aide, reçoivent seulement le nécessaire.",
      "Si vous avez demandé l’anonymat : votre nom est masqué dans les listes, les e-mails et les lettres.",
    ],
    ai: "Un service d’intelligence artificielle externe : il aide à proposer un montant. Il reçoit les besoins, sans votre nom ni vos coordonnées.",
    sold: "Personne d’autre : nous ne vendons rien à votre sujet et ne l’utilisons pas pour la publicité.",
  },
  ask: {
    title: "Vos questions et demandes",
    text: "Vous pouvez demander ce que nous conservons à votre sujet, et demander de le corriger ou de l’effacer. Indiquez votre numéro de dossier si vous l’avez.",
    pass: "Demander dans votre passe d’aide",
    contact: (contact: string) => `Écrivez ou appelez : ${contact}`,
    noContact:
      "À qui demander : répondez à l’e-mail ou au message que vous avez reçu, ou demandez à l’agent chargé de votre dossier.",
    device:
      "Sur cet appareil : pour effacer ce qu’il conserve, ouvrez Réglages et choisissez « Tout effacer sur cet appareil ».",
  },
};
