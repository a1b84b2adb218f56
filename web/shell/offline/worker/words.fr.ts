export const fr = {
  title: "Pas de connexion",
  text: "Rien n’est conservé sur cet appareil. Rouvrez la page quand vous aurez une connexion.",
  removed: "Supprimé de cet appareil.",
  retry: "Réessayer",
  exit: "Quitter cette page",
  danger: "En danger : 911. En cas de crise : 988. Pour un repas, une chambre ou un trajet : 2-1-1.",
};
