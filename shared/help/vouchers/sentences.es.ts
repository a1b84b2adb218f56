import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  bookMissing: "No se encontró el talonario de vales.",
  voucherMissing: "No se encontró el vale. Compare el número con el papel.",
  helpTypeMissing: "Elija el tipo de ayuda",
  amountWrong: "Escriba un monto en dólares, como 45 o 45.50",
  maximumTooLarge: "Un vale es de $1,000 como máximo",
  maximumAboveSetting: ({ max }) => `La configuración permite como máximo ${max} por solicitud`,
  maximumAboveFund: ({ max }) => `Este fondo paga como máximo ${max} por solicitud`,
  dayWrong: "Escriba un día",
  dayPast: "Elija el día de hoy o uno posterior",
  dayTooLate: "Elija un día dentro del próximo año",
  dayAfterFund: "Este fondo termina antes de ese día",
  callMissing: "Escriba a quién llamar, con el número",
  fundMissing: "Elija el fondo que paga",
  fundClosed: "Este fondo está cerrado o congelado, o aún no empieza. Elija otro fondo.",
  fundOtherHelp: "Este fondo no paga ese tipo de ayuda",
  fundShort: ({ total }) =>
    `Este fondo tiene menos de los ${total} que reserva el talonario. No se imprimió nada.`,
  numberWrong: "El número y sus letras no coinciden. Compárelos con el papel.",
  usedAtMissing: "Escriba el día y la hora que están en el papel",
  usedAtFuture: "Esa hora aún no llega",
  usedAtBeforePrint: ({ printed }) => `El talonario se imprimió después: ${printed}`,
  usedAtAfterEnd: ({ end }) => `El vale era válido hasta ${end}`,
  amountAboveMaximum: "El monto supera el máximo del vale",
  amountAboveVoucher: ({ max }) => `Este vale es de ${max} como máximo`,
  givenByMissing: "Escriba el nombre o el número de placa del agente",
  phoneWrong: "Escriba al menos 10 dígitos, o déjelo vacío",
  detailsMissing: "Diga qué pasó, en al menos 10 caracteres",
  providerMissing: "Elija el proveedor que aceptó el vale",
  providerOtherHelp: "Este proveedor no ofrece la ayuda del vale",
  stateMissing: "Elija perdido o anulado",
  vouchersMissing: "Elija al menos un número abierto",
  alreadyUsed: ({ by, at }) => `${by} ya registró este vale, ${at}.`,
  alreadyReleased: ({ by, at }) =>
    `${by} liberó este vale, ${at}. Presente una solicitud normal para la ayuda.`,
  printedByYou: "Usted tuvo el vale impreso. Otra persona debe registrarlo.",
  personEnters: "Los vales los registra una persona, no un programa.",
  noneOpen: "Este talonario no tiene vales abiertos.",
  changedMeanwhile:
    "Algunos de estos números se registraron o liberaron mientras tanto. Abra el talonario de nuevo.",
  limitMeanwhile:
    "La configuración ya no permite este monto por solicitud. Consulte con un superadministrador.",
};
