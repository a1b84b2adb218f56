import type { Translated } from "../i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  workbook: "Este archivo es una hoja de cálculo. Guárdelo como CSV UTF-8 y elija ese archivo.",
  notText: "Este archivo no es de texto. Guarde su tabla como CSV UTF-8 y elija ese archivo.",
  notCsv: ({ line }) => `La línea ${line} no se puede leer como CSV.`,
  columnTwice: ({ name }) => `El encabezado nombra dos veces la columna “${name}”.`,
  extraCells:
    "Esta línea tiene más celdas que el encabezado. Ponga entre comillas los valores que llevan coma",
  damaged: ({ column, text }) =>
    `Hay caracteres dañados en la columna ${column}: “${text}”. Guarde la tabla original como CSV UTF-8 y elija ese archivo`,
  spreadsheetError: ({ column, text }) =>
    `La columna ${column} contiene “${text}”, que una hoja de cálculo muestra en lugar de un valor. Dé a la columna formato de texto, escriba el valor de nuevo y guarde`,
  codeAsNumber:
    "Una hoja de cálculo cambió este código a un número. Abra el archivo del proveedor con Datos > Desde texto, dé a la columna formato de texto, guárdelo como CSV y elíjalo de nuevo",
  codeAsDate:
    "Una hoja de cálculo cambió este código a una fecha. Abra el archivo del proveedor con Datos > Desde texto, dé a la columna formato de texto, guárdelo como CSV y elíjalo de nuevo",
  codeRounded:
    "Una hoja de cálculo cambió el final de este código a ceros. Abra el archivo del proveedor con Datos > Desde texto, dé a la columna formato de texto, guárdelo como CSV y elíjalo de nuevo",
  codeToCompare:
    "Una hoja de cálculo cambia a ceros los dígitos después del 15.º. Compare este código con la lista del proveedor y confirme que es correcto",
  phoneAsDate: ({ text }) =>
    `Una hoja de cálculo cambió un número de teléfono a una fecha (“${text}”). Dé a la columna formato de texto y escríbalo de nuevo`,
  notDate: "No es una fecha: use 2026-01-31, 1/31/2026, 31-Jan-2026 o 31.1.2026",
  dayFirst: ({ text }) =>
    `“${text}” tiene primero el día. Escriba primero el mes, o escriba todas las fechas como 2026-01-31`,
  dayFirstElsewhere: ({ line, text }) =>
    `La línea ${line} tiene primero el día (“${text}”), así que esta fecha no es clara. Escriba todas las fechas como 2026-01-31`,
  notAmount: "No es un importe: use dólares y centavos, como 72.50",
  unclearAmount: ({ text }) =>
    `“${text}” puede tener un separador de miles o decimales. Escríbalo con dos decimales, como 1029.00`,
  credit: ({ text }) =>
    `“${text}” es un crédito, no un importe por pagar. Acuérdelo con el proveedor y quite la línea`,
  otherCurrency: "El importe debe estar en dólares estadounidenses",
};
