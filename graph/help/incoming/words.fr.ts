export const fr = {
  help: (phone: string) =>
    `Répondez STOP pour ne plus recevoir de SMS. Pour parler à une personne, appelez le ${phone}.`,
  problem: (phone: string) =>
    `SMS bien arrivé, nous nous en occupons tout de suite. Une personne vous répond au ${phone}. En danger : 911.`,
  received: (phone: string) =>
    `Merci, votre SMS est bien arrivé. Pour parler à une personne, appelez le ${phone}.`,
  unclear: (phone: string) =>
    `SMS bien arrivé, mais il manque une précision. Ouvrez le lien de notre SMS ou appelez le ${phone}.`,
};
