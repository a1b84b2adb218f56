export const fr = {
  stopAndHelp: "Répondez STOP pour cesser, AIDE pour aide",
  code: (href: string) => `Votre code : ${href}`,
  message: (href: string) => `Message : ${href}`,
};
