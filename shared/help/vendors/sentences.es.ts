import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  missing: "No se encontró el proveedor.",
  nameMissing: "Escriba el nombre del proveedor",
  nameTooLong: "Use como máximo 80 caracteres",
  nameTaken: "Ya hay un proveedor con ese nombre.",
  changedMeanwhile: "Otra persona cambió este proveedor. Ábralo de nuevo para ver los datos actuales.",
  helpTypesMissing: "Elija al menos un tipo de ayuda",
  linkWrong: "Escriba una dirección que empiece por https://",
  phoneWrong: "Escriba números de teléfono de 3 a 15 dígitos",
  tooManyPhones: "Escriba como máximo 5 números de teléfono",
  noCsv: "El archivo no contiene códigos.",
  tooManyRows: "Importe como máximo 2000 códigos a la vez.",
  noCodeColumn: "La fila de encabezado debe incluir una columna “code”.",
  codeWrong: "El código debe tener de 3 a 64 letras de la A a la Z, dígitos o signos, sin espacios",
  codeTwice: ({ line }) => `El código también está en la línea ${line}`,
  codeKnown: "El código ya fue importado",
  helpTypeWrong: "El tipo de ayuda debe ser uno que el proveedor ofrezca: food, shelter o transportation",
  valueWrong: "El valor debe estar en dólares, p. ej. 25 o 25.50",
  prepaidValueMissing: "Un código pagado por adelantado necesita su valor en dólares",
  fundMissing: "Elija el fondo que paga los códigos prepagados",
  fundGivesNone: "Este fondo está cerrado o congelado. Elija otro fondo.",
  fundShort: ({ total }) => `Este fondo tiene menos de los ${total} que cuestan estos códigos.`,
  codesChanged: "Algunos de estos códigos se usaron o cambiaron desde que abrió la lista. Ábrala de nuevo.",
  valueSame: "Escriba un valor distinto del actual",
  fundPaysNoMore:
    "El fondo que compró estos códigos está cerrado o congelado, así que no puede pagar más por ellos.",
  costWrong: "El costo debe ser prepaid (pagado por adelantado) u on_use (se factura al usarse)",
  expiryWrong: "La fecha de vencimiento debe ser futura, en formato AAAA-MM-DD",
};
