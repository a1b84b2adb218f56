export const es = {
  help: (phone: string) =>
    `Responda ALTO si no quiere recibir otros mensajes. Para hablar con una persona, llame al ${phone}.`,
  problem: (phone: string) =>
    `Recibimos su mensaje y lo vemos de inmediato. Para hablar con una persona, llame al ${phone}. En peligro, al 911.`,
  received: (phone: string) =>
    `Gracias. Recibimos su mensaje. Para hablar con una persona, llame al ${phone}.`,
  unclear: (phone: string) =>
    `Recibimos su mensaje, pero falta un dato. Abra el enlace del mensaje que le enviamos o llame al ${phone}.`,
};
