export const fr = {
  help: (phone: string) =>
    `Répondez STOP pour ne plus recevoir de SMS. Pour parler à une personne, appelez le ${phone}.`,
};
