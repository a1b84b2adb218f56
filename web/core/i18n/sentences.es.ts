import type { Sentences } from "./gathered.ts";

export const sentences: Sentences = {
  Required: "Obligatorio",
  "This text is too long": "Este texto es demasiado largo",
  "This text holds a character that cannot be stored": "Este texto tiene un carácter que no se puede guardar",
  "Please check all required fields are filled correctly.":
    "Revise que haya llenado bien todos los campos obligatorios.",
  "Date of birth is required": "Se necesita la fecha de nacimiento",
  "Date of birth must be a day from 1900 to today": "La fecha de nacimiento debe ser un día entre 1900 y hoy",
  "Must be a valid email": "Debe ser un correo electrónico válido",
  "Must be a number": "Debe ser un número",
  "Must be a text": "Debe ser un texto",
  "Must be yes or no": "Debe ser sí o no",
  "Must be a whole number": "Debe ser un número entero",
  "{} must be a whole number": (name) => `${name} debe ser un número entero`,
  "Choose en, es or fr": "Elija en, es o fr",
  "Please sign in.": "Inicie sesión.",
  "You don't have permission to do this.": "No tiene permiso para hacer esto.",
  "Too many calls from here. Please wait a moment and try again.":
    "Demasiados intentos desde aquí. Espere un momento e inténtelo de nuevo.",
  "Something went wrong. Please try again.": "Algo salió mal. Inténtelo de nuevo.",
  "SafeVoice cannot reach its records at the moment. Please try again in a minute.":
    "SafeVoice no puede acceder a sus registros en este momento. Inténtelo de nuevo en un minuto.",
  "There is no room left to store anything. Please tell an administrator.":
    "No queda espacio para guardar nada. Avise a un administrador.",
  "The server could not be reached. Please check your connection and try again.":
    "No se pudo conectar con el servidor. Revise su conexión e inténtelo de nuevo.",
  "The live connection was closed": "La conexión en vivo se cerró",
  "There is no such message.": "Ese mensaje no existe.",
  "This person is not to be contacted.": "A esta persona no se le debe contactar.",
  "Only a failed message can be sent again; this one is {}.": (state) =>
    `Solo se puede reenviar un mensaje fallido; este está en estado “${state}”.`,
};
