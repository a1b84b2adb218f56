import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Póngale un nombre a la plantilla",
  nameTooLong: "Un nombre tiene un máximo de 80 caracteres",
  nameTaken: "Otra plantilla tiene este nombre",
  typeMissing: "Elija correo electrónico, SMS o teléfono",
  recipientTypeMissing: "Elija a quién se escribe",
  languageMissing: "Escríbala en cada uno de los tres idiomas",
  leftOut: ({ variables }) => `El texto en inglés dice {${variables}} y este no`,
  subjectMissing: "Un correo electrónico necesita un asunto en cada idioma",
  subjectTooLong: "Use un máximo de 200 caracteres",
  bodyTooLong: "Use un máximo de 5000 caracteres",
  wrong: "La plantilla no se puede guardar así.",
  unknownVariable: ({ variable }) => `{${variable}} no es una variable.`,
  unclosed: "Una llave { o } está sin su pareja.",
  missing: "No existe esa plantilla.",
  changed: ({ name, version }) => `${name} guardó la versión ${version} mientras tanto. Véala primero.`,
};
