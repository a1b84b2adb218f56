import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró el recurso en el directorio.",
  stateUnknown: "Elija un estado de la lista, o US",
  typeUnknown: "Elija el tipo de ayuda",
  nameNeeded: "Escriba el nombre del recurso",
  contactNeeded: "Escriba los datos de contacto",
  areaNeeded: "Escriba el área de servicio",
  sourceNeeded: "Escriba la fuente",
  sourceUrlNeeded: "Escriba la dirección web de la fuente",
  sourceDateNeeded: "Escriba la fecha en que se consultó la fuente",
  confidenceUnknown: "Elija alta o media",
  textTooLong: "El texto puede tener 600 caracteres como máximo",
  retiredAlready: "Este recurso ya fue retirado.",
  notRetired: "Este recurso ya está en el directorio.",
  noCsv: "Este archivo no tiene filas",
  wrongColumns: "La fila de encabezado debe coincidir con las columnas de una exportación",
  fileTooLarge: "Este archivo es demasiado grande. El límite es de 2,000 filas y 700,000 caracteres",
  notAsShown: "El directorio o el archivo cambió desde la revisión. Revise el archivo de nuevo.",
  nothingToImport: "Este archivo no tiene recursos nuevos ni modificados.",
  keyUnknown: "Ningún recurso tiene esta clave. Déjela en blanco para agregar uno nuevo",
  keyTwice: "Esta clave aparece dos veces en el archivo",
  changedMeanwhile: ({ name }) => `${name} cambió este recurso. Revíselo e inténtelo de nuevo.`,
  notAsWritten: ({ problem }) => `Recurso no válido: ${problem}`,
  notCsv: ({ line }) => `La línea ${line} no es CSV válido`,
};
