export const es = {
  help: (phone: string) =>
    `Responda ALTO si no quiere recibir otros mensajes. Para hablar con una persona, llame al ${phone}.`,
};
