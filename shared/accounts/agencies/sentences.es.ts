import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nameMissing: "Escriba el nombre de la agencia",
  nameTaken: "Otra agencia tiene este nombre",
  missing: "Esta agencia no existe.",
  changedMeanwhile: "La agencia cambió mientras tanto. Revísela y guarde de nuevo.",
  domainWrong: "Escriba un dominio, como policia.example.org",
  domainPublic: "Cualquiera puede tener una dirección en este dominio",
  domainForeign: "Escriba el dominio con letras simples. Otras letras pueden parecer iguales",
  domainTaken: ({ domain, agency }) => `${domain} pertenece a ${agency}`,
  domainWithin: ({ domain, other, agency }) =>
    `${domain} contiene ${other} o es parte de él, y ese dominio pertenece a ${agency}`,
  domainAlike: ({ domain, other, agency }) => `${domain} se parece a ${other}, que pertenece a ${agency}`,
  domainsTooMany: "Una agencia puede tener como máximo 50 dominios",
  contactTooLong: "El contacto puede tener 200 caracteres como máximo",
  notYours: "Usted no ve los casos de esta agencia.",
  reasonMissing: "Escriba un motivo. Se guarda con el caso",
  alreadyThere: "El caso ya pertenece allí.",
  scopesAlready: "La cuenta ya ve exactamente esto.",
  chooseAgency: "Elija primero una de sus agencias. La solicitud se presenta para ella.",
};
