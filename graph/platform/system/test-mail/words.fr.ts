export const fr = {
  question: "L’e-mail de test est-il arrivé ?",
  text: "Quelqu’un l’a envoyé pour vérifier que les e-mails de ce système arrivent. Confirmez-le seulement si vous l’avez trouvé dans votre boîte.",
  confirm: "Confirmer qu’il est arrivé",
  thanks: "Merci",
  confirmed: "L’e-mail de test est confirmé. Vous pouvez fermer cette page.",
  expired: "Ce lien a expiré",
  expiredText: "Veuillez demander un autre e-mail de test.",
  unknown: "Nous ne reconnaissons pas ce lien",
  unknownText: "Veuillez rouvrir le lien de l’e-mail ou copier l’adresse complète.",
};
