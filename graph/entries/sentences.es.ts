import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "Ese recurso no existe.",
  stateUnknown: "Elija un estado de la lista, o US",
  typeUnknown: "Elija el tipo de ayuda",
  nameNeeded: "Escriba su nombre",
  contactNeeded: "Diga cómo se le contacta",
  areaNeeded: "Diga hasta dónde ayuda",
  sourceNeeded: "Nombre la fuente",
  sourceUrlNeeded: "Dé la dirección de la fuente",
  sourceDateNeeded: "Dé el día de la fuente",
  confidenceUnknown: "Elija alta o media",
  textTooLong: "Un texto tiene como máximo 600 caracteres",
  retiredAlready: "Este recurso ya fue retirado de las listas.",
  notRetired: "Este recurso ya está en las listas.",
  noCsv: "Este archivo no tiene filas",
  wrongColumns: "La primera línea debe nombrar las columnas como lo hace una exportación",
  fileTooLarge: "Este archivo es demasiado grande: como máximo 2000 filas y 700 000 caracteres",
  notAsShown: "El directorio o el archivo cambió desde que se revisó. Revíselo de nuevo.",
  nothingToImport: "Nada en este archivo es nuevo ni distinto.",
  keyUnknown: "Ningún recurso tiene esta clave; déjela vacía para uno nuevo",
  keyTwice: "Esta clave está dos veces en el archivo",
  changedMeanwhile: ({ name }) => `${name} cambió este recurso entretanto. Véalo de nuevo.`,
  notAsWritten: ({ problem }) => `No está como se escribe el directorio: ${problem}`,
  notCsv: ({ line }) => `La línea ${line} no es de un archivo CSV`,
};
