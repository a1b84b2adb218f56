export const fr = {
  help: (sender: string, phone: string, hours: string) =>
    `${sender} : pour parler à une personne, appelez le ${phone}${hours && ` (${hours})`}. Répondez STOP pour cesser.`,
  stopped: (sender: string) =>
    `${sender} : vous ne recevrez plus de SMS. Répondez START pour en recevoir, AIDE pour de l’aide.`,
  problem: (phone: string) =>
    `SMS bien arrivé, nous nous en occupons tout de suite. Une personne vous répond au ${phone}. En danger : 911.`,
  received: (phone: string) =>
    `Merci, votre SMS est bien arrivé. Pour parler à une personne, appelez le ${phone}.`,
  unclear: (phone: string) =>
    `SMS bien arrivé, mais il manque une précision. Ouvrez le lien de notre SMS ou appelez le ${phone}.`,
};
