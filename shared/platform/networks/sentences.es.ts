import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  cidrMissing: "Ingrese una dirección IP o un rango",
  cidrWrong: "Ingrese una dirección IP o un rango como 198.51.100.0/24",
  tooWide: ({ ipv4, ipv6 }) =>
    `Este rango es demasiado amplio. Se acepta como máximo un /${ipv4} de IPv4 o un /${ipv6} de IPv6.`,
  tooNarrow: ({ ipv6 }) => `Ingrese al menos un /${ipv6} de IPv6, que es un cliente`,
  labelMissing: "Ingrese qué red es",
  labelTooLong: "Use 80 caracteres como máximo",
  listedAlready: "Esta red ya está en la lista.",
  tooManyNetworks: "La lista está llena. Quite una red que ya no se use.",
  noSuchNetwork: "Esta red ya no existe.",
  removedAlready: "Esta red ya se quitó.",
};
