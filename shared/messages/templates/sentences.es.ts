import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Escriba un nombre para la plantilla",
  nameTooLong: "El nombre de la plantilla puede tener 80 caracteres como máximo",
  nameTaken: "Otra plantilla ya tiene este nombre",
  typeMissing: "Elija correo electrónico, SMS o teléfono",
  recipientTypeMissing: "Elija un tipo de destinatario",
  languageMissing: "Escriba el texto en los tres idiomas",
  leftOut: ({ variables }) => `El texto en inglés usa {${variables}}, pero este no`,
  subjectMissing: "Un correo electrónico necesita un asunto en cada idioma",
  subjectTooLong: "Use un máximo de 200 caracteres",
  bodyTooLong: "Use un máximo de 5000 caracteres",
  wrong: "La plantilla no se puede guardar. Revise los campos.",
  unknownVariable: ({ variable }) => `{${variable}} no es una variable conocida.`,
  unclosed: "Falta la llave que corresponde a { o }.",
  missing: "No se encontró la plantilla.",
  changed: ({ name, version }) =>
    `${name} guardó la versión ${version} después de que usted abrió esta. Revísela primero.`,
};
