import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "Ese proveedor no existe.",
  nameMissing: "Escriba el nombre del proveedor",
  nameTooLong: "Use como máximo 80 caracteres",
  nameTaken: "Ya hay un proveedor con ese nombre.",
  changedMeanwhile:
    "Alguien cambió este proveedor entretanto. Ábralo de nuevo para ver lo que se sabe ahora.",
  helpTypesMissing: "Elija al menos un tipo de ayuda",
  linkWrong: "Escriba una dirección que empiece por https://",
  phoneWrong: "Escriba números de teléfono de 3 a 15 dígitos",
  tooManyPhones: "Escriba como máximo 5 números de teléfono",
  noCsv: "El archivo no contiene códigos.",
  tooManyRows: "Importe como máximo 2000 códigos a la vez.",
  notCsv: ({ line }) => `La línea ${line} no se puede leer como CSV.`,
  noCodeColumn: "La primera línea debe nombrar las columnas, una de ellas “code”.",
  codeWrong: "El código debe tener de 3 a 64 caracteres visibles sin espacios",
  codeTwice: "El código está dos veces en el archivo",
  codeKnown: "El código ya se importó antes",
  helpTypeWrong: "El tipo de ayuda debe ser uno que el proveedor ofrezca: food, shelter o transportation",
  valueWrong: "El valor debe estar en dólares, p. ej. 25 o 25.50",
  expiryWrong: "El vencimiento debe ser un día futuro, como AAAA-MM-DD",
};
