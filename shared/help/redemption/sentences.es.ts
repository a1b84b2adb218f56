import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Escriba un nombre para el dispositivo, por ejemplo Recepción",
  nameTooLong: "Use 40 caracteres como máximo",
  vendorMissing: "Este proveedor ya no existe.",
  terminalMissing: "Esta terminal ya no existe.",
  terminalRevoked: "Esta terminal ya fue eliminada.",
  phraseMissing: "Escriba las dos palabras del huésped",
  phraseWrong: "Estas no son las dos palabras del huésped. Pídale que las lea en su Help Pass",
  phraseLocked: "Demasiadas palabras incorrectas. Intente de nuevo en 15 minutos o llámenos",
  amountWrong: "Escriba una cantidad en dólares, por ejemplo 72 o 72.50",
  amountZero: "Escriba lo que usó el huésped, al menos $0.01. Si no usó nada, no canjee el código",
  redeemedAt: ({ time, by, amount }) =>
    `Canjeado ${/^1\D/.test(time) ? "a la" : "a las"} ${time} por ${by}: ${amount}.`,
  redeemedOn: ({ when, by, amount }) => `Canjeado el ${when} por ${by}: ${amount}.`,
  amountTooHigh: ({ most }) => `Este código vale ${most} como máximo`,
  notUsable: "Este código ya no se puede usar. Vea su estado en la página.",
  otherVendor: "Este código es de otro proveedor.",
  undoLate: "Esto ya no se puede deshacer. Llámenos si fue un error.",
  letterWrong: "No conocemos este número de carta con este código de verificación",
  notRedeemed: "Esta ayuda no se ha canjeado.",
};
