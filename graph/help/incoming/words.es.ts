export const es = {
  help: (sender: string, phone: string, hours: string) =>
    `${sender}: Para hablar con una persona, llame al ${phone}${hours && ` (${hours})`}. Responda ALTO para parar.`,
  stopped: (sender: string) =>
    `${sender}: Ya no le enviaremos mensajes. Responda START para recibirlos otra vez, AYUDA para ayuda.`,
  problem: (phone: string) =>
    `Recibimos su mensaje y lo vemos de inmediato. Para hablar con una persona, llame al ${phone}. En peligro, al 911.`,
  received: (phone: string) =>
    `Gracias. Recibimos su mensaje. Para hablar con una persona, llame al ${phone}.`,
  unclear: (phone: string) =>
    `Recibimos su mensaje, pero falta un dato. Abra el enlace del mensaje que le enviamos o llame al ${phone}.`,
};
