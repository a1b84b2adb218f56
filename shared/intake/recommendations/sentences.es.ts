import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  readFromText: "Lo que se necesita se tomó del texto y nadie lo ha confirmado.",
  noFixedPrice: ({ amount }) =>
    `No se necesita nada que tenga un precio fijo, así que se aplica el monto estándar: ${amount}.`,
  nothingNamed: ({ amount }) =>
    `La solicitud no menciona alimentos, vivienda ni transporte, así que se aplica el monto estándar: ${amount}.`,
  foodForSome: ({ paid, asked, each, amount }) =>
    `Alimentos para ${paid} de las ${asked} personas a ${each} cada una (${paid} como máximo): ${amount}.`,
  foodForOne: ({ each, amount }) => `Alimentos para 1 persona a ${each}: ${amount}.`,
  foodForAll: ({ count, each, amount }) => `Alimentos para ${count} personas a ${each} cada una: ${amount}.`,
  housingForSome: ({ paid, asked, each, amount }) =>
    `Vivienda por ${paid} de las ${asked} noches a ${each} la noche (${paid} como máximo): ${amount}.`,
  housingForOne: ({ each, amount }) => `Vivienda por 1 noche a ${each} la noche: ${amount}.`,
  housingForAll: ({ count, each, amount }) => `Vivienda por ${count} noches a ${each} la noche: ${amount}.`,
  rideLocal: ({ limit, amount }) =>
    `Transporte, una cuarta parte del límite para un viaje dentro de la ciudad (límite ${limit}): ${amount}.`,
  rideRegional: ({ limit, amount }) =>
    `Transporte, la mitad del límite para un viaje en la región (límite ${limit}): ${amount}.`,
  rideLong: ({ limit, amount }) =>
    `Transporte, el límite completo para un viaje largo (límite ${limit}): ${amount}.`,
  rideUnknown: ({ limit, amount }) =>
    `Transporte, el límite completo, porque no se indica la distancia (límite ${limit}): ${amount}.`,
  rule: ({ name, amount }) => `Regla “${name}”: ${amount}.`,
  together: ({ amount }) => `En total: ${amount}.`,
  lowered: ({ amount }) => `Reducido al límite del fondo de ${amount}.`,
  lookClosely: "Una regla pide que una persona revise con cuidado esta solicitud.",
};
