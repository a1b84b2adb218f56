import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "I apologize, but I'm experiencing technical difficulties right now. Please try again in a moment, or if this is urgent, please call our emergency hotline at {}.":
    (phone) =>
      `Désolé, j’ai un problème technique en ce moment. Réessayez dans un instant ou, si c’est urgent, appelez notre ligne d’urgence au ${phone}.`,
  "There was an error requesting the callback. Please try again.":
    "La demande de rappel n’a pas pu être envoyée. Réessayez.",
  "Please fill in your name and phone number": "Indiquez votre nom et votre numéro de téléphone",
  "The name is too long": "Le nom est trop long",
  "Give a phone number that can be called": "Indiquez un numéro où l’on peut vous appeler",
  "Choose general or urgent": "Choisissez « pas urgent » ou « urgent »",
  "A message has at most 2000 characters": "Un message a au plus 2000 caractères",
  "Write a message": "Écrivez un message",
  "Give the chat's session": "Indiquez la session du chat",
  "The session is too long": "La session est trop longue",
  "Must be user or assistant": "Doit être user ou assistant",
  "Must be a list of messages": "Doit être une liste de messages",
  "At most 8 earlier messages": "8 messages précédents au plus",
  "You are writing very fast. Please wait a minute. If this is urgent, call 911 or 988.":
    "Vous écrivez très vite. Attendez une minute. Si c’est urgent, appelez le 911 ou le 988.",
  "We have your callback request and will call you. If this is urgent, please call 911.":
    "Nous avons votre demande et vous appellerons. Si c’est urgent, appelez le 911.",
};
