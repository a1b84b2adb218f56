import type { Translated } from "../i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  required: "Obligatorio",
  tooLong: "Este texto es demasiado largo",
  hiddenCharacters: "Este texto tiene caracteres ocultos. Escríbalo en lugar de pegarlo",
  birthDateMissing: "Se necesita la fecha de nacimiento",
  noSuchDay: "Ese día no existe. Revise la fecha",
  birthDateOutside: "La fecha de nacimiento debe ser un día entre 1900 y hoy",
  emailWrong: "Debe ser un correo electrónico válido",
  emailApostrophe: "Esta dirección tiene un apóstrofo curvo. Escriba uno recto (')",
  emailLetters: "Un correo electrónico solo lleva letras de la a a la z, sin acentos ni ñ. Revise las letras",
  emailSigns: "Esta dirección tiene un signo especial, como una raya larga. Escríbala de nuevo",
  emailInvalid: "Escriba un correo electrónico válido",
  notNumber: "Debe ser un número",
  notText: "Debe ser un texto",
  notYesOrNo: "Debe ser sí o no",
  languageUnknown: "Elija en, es o fr",
  phoneTooLong: "El número de teléfono es demasiado largo",
  phoneTooShort: "El teléfono debe tener al menos 7 dígitos",
  phoneWrong: "Escriba un número de teléfono completo, con el código de área",
  phoneOnly: "Escriba un solo número de teléfono. Puede agregar la extensión, por ejemplo ext. 12",
  phonePremium: "Los números con tarifa especial tienen un costo adicional. Escriba otro número de teléfono",
  phoneImpossible: "Ningún teléfono tiene este número. Revise el número de teléfono",
  addressTooShort: "La dirección debe tener al menos 5 caracteres",
  caseNumberTooShort: "El número de caso debe tener al menos 5 caracteres",
  unknownFields: ({ names }) => `Campos desconocidos: ${names}`,
};
