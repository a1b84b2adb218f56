import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "What is needed was read from the text, not confirmed.":
    "Lo que se necesita se leyó del texto y nadie lo ha confirmado.",
  "Nothing that has a fixed price is needed, so the standard amount applies: {}.": (amount) =>
    `No se necesita nada que tenga un precio fijo, así que se aplica el monto estándar: ${amount}.`,
  "Food for {} of the {} people at {} each ({} at most): {}.": (paid, asked, each, most, amount) =>
    `Alimentos para ${paid} de las ${asked} personas a ${each} cada una (${most} como máximo): ${amount}.`,
  "Housing for {} of the {} nights at {} a night ({} at most): {}.": (paid, asked, each, most, amount) =>
    `Vivienda por ${paid} de las ${asked} noches a ${each} la noche (${most} como máximo): ${amount}.`,
  "Choose a field: {}": (fields) => `Elija un campo: ${fields}`,
  "Choose an operator: {}": (operators) => `Elija un operador: ${operators}`,
  "A value has at most 100 characters": "Un valor tiene como máximo 100 caracteres",
  "Give a text or a number": "Escriba un texto o un número",
  "Conditions are a list": "Las condiciones son una lista",
  "A ruleset has at most 20 conditions": "Un conjunto de reglas tiene como máximo 20 condiciones",
  "Lowered to the fund's limit of {}.": (amount) => `Reducido al límite del fondo de ${amount}.`,
  "A rule asks a person to look at this request closely.":
    "Una regla pide que una persona revise con cuidado esta solicitud.",
  "The request names no food, housing or transportation, so the standard amount applies: {}.": (amount) =>
    `La solicitud no menciona alimentos, vivienda ni transporte, así que se aplica el monto estándar: ${amount}.`,
  "Food for 1 person at {}: {}.": (each, amount) => `Alimentos para 1 persona a ${each}: ${amount}.`,
  "Food for {} people at {} each: {}.": (count, each, amount) =>
    `Alimentos para ${count} personas a ${each} cada una: ${amount}.`,
  "Housing for 1 night at {} a night: {}.": (each, amount) =>
    `Vivienda por 1 noche a ${each} la noche: ${amount}.`,
  "Housing for {} nights at {} a night: {}.": (count, each, amount) =>
    `Vivienda por ${count} noches a ${each} la noche: ${amount}.`,
  "Transportation, a quarter of the limit for a ride within town (limit {}): {}.": (limit, amount) =>
    `Transporte, una cuarta parte del límite para un viaje dentro de la ciudad (límite ${limit}): ${amount}.`,
  "Transportation, half of the limit for a ride within the region (limit {}): {}.": (limit, amount) =>
    `Transporte, la mitad del límite para un viaje en la región (límite ${limit}): ${amount}.`,
  "Transportation, the full limit for a long way (limit {}): {}.": (limit, amount) =>
    `Transporte, el límite completo para un viaje largo (límite ${limit}): ${amount}.`,
  "Transportation, the full limit since no distance is given (limit {}): {}.": (limit, amount) =>
    `Transporte, el límite completo, porque no se indica la distancia (límite ${limit}): ${amount}.`,
  'Rule "{}": {}.': (name, amount) => `Regla “${name}”: ${amount}.`,
  "Together: {}.": (amount) => `En total: ${amount}.`,
};
