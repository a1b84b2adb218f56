export const fr = {
  occupied: "Ce formulaire contient une saisie inachevée",
  occupiedText: "Envoyez-la ou supprimez-la d’abord. Ce que vous vouliez modifier attend toujours son envoi.",
  notKept: "Impossible de l’ouvrir pour le modifier",
  notKeptText:
    "Cet appareil manque de place ou ne permet aucun enregistrement. Votre texte reste ici, inchangé.",
};
