export const fr = {
  proof: {
    subject: "Confirmez votre adresse e-mail",
    text: "Quelqu’un a envoyé le formulaire d’agent avec cette adresse. Confirmez-la pour qu’un code envoyé ici puisse déverrouiller votre appareil et vous connecter sur un autre.",
    where:
      "Ouvrez le lien dans le navigateur où vous avez envoyé le formulaire. Il fonctionne pendant 24 heures.",
    notYou: "Si ce n’était pas vous, ignorez cet e-mail. Le lien n’ouvre rien dans votre navigateur.",
    button: "Confirmer cette adresse",
  },
  code: {
    subject: "Votre code SafeVoice",
    code: (code: string) => `Votre code : ${code}`,
    valid: (minutes: number) =>
      `Il fonctionne une seule fois, pendant ${minutes} minutes, dans le navigateur qui l’a demandé.`,
    notYou: "Ne le donnez à personne. Si vous ne l’avez pas demandé, ignorez cet e-mail.",
  },
  passkey: {
    subject: "Une clé d’accès a été ajoutée pour vous",
    text: "Un appareil peut maintenant déverrouiller votre session, et vous connecter, avec une clé d’accès.",
    notYou:
      "Si ce n’était pas vous, ouvrez les Réglages de SafeVoice, à la partie Sécurité, et supprimez vos clés d’accès. Prévenez ensuite votre responsable.",
  },
  page: {
    question: "Confirmez votre adresse e-mail",
    text: "Ensuite, un code envoyé à cette adresse pourra déverrouiller cet appareil et vous connecter sur un autre.",
    confirm: "Confirmer cette adresse",
    proven: "Votre adresse est confirmée",
    provenText:
      "Si cet appareil se verrouille, vous pouvez le déverrouiller avec un code envoyé à cette adresse.",
    back: "Revenir à vos demandes",
    elsewhere: "Ouvrez ce lien sur votre propre appareil",
    elsewhereText:
      "Il fonctionne seulement dans le navigateur où le formulaire d’agent a été envoyé, tant que la session y est ouverte. Si vous ne l’avez pas envoyé, fermez cette page : rien n’a été confirmé.",
    expired: "Ce lien ne fonctionne plus",
    expiredText:
      "Il fonctionne pendant 24 heures. Vous pouvez en demander un nouveau dans Réglages, sous Sécurité.",
    unknown: "Nous ne reconnaissons pas ce lien",
    unknownText: "Rouvrez le lien de l’e-mail ou copiez l’adresse complète.",
  },
};
