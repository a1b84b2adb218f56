import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "I apologize, but I'm experiencing technical difficulties right now. Please try again in a moment, or if this is urgent, please call our emergency hotline at {}.":
    (phone) =>
      `Lo siento, en este momento tengo dificultades técnicas. Inténtelo de nuevo en un momento o, si es urgente, llame a nuestra línea de emergencia al ${phone}.`,
  "There was an error requesting the callback. Please try again.":
    "Hubo un error al pedir la llamada. Inténtelo de nuevo.",
  "Please fill in your name and phone number": "Escriba su nombre y su número de teléfono",
  "The name is too long": "El nombre es demasiado largo",
  "Give a phone number that can be called": "Escriba un número de teléfono al que se pueda llamar",
  "Choose general or urgent": "Elija general o urgente",
  "A message has at most 2000 characters": "Un mensaje tiene como máximo 2000 caracteres",
  "Write a message": "Escriba un mensaje",
  "Give the chat's session": "Falta la sesión del chat",
  "The session is too long": "La sesión es demasiado larga",
  "Must be user or assistant": "Debe ser user o assistant",
  "Must be a list of messages": "Debe ser una lista de mensajes",
  "At most 8 earlier messages": "Como máximo 8 mensajes anteriores",
  "You are writing very fast. Please wait a minute. If this is urgent, call 911 or 988.":
    "Está escribiendo muy rápido. Espere un minuto. Si es urgente, llame al 911 o al 988.",
  "We have your callback request and will call you. If this is urgent, please call 911.":
    "Tenemos su solicitud y le llamaremos. Si es urgente, llame al 911.",
};
