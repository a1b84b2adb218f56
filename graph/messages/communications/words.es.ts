export const es = {
  stopAndHelp: "Responda ALTO para parar, AYUDA para ayuda",
  code: (href: string) => `Su clave: ${href}`,
  message: (href: string) => `Mensaje: ${href}`,
};
