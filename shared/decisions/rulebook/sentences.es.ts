import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  levelMissing: "Elija crítica, urgente o estándar",
  thresholdWrong: "El plazo debe ser un número entero de minutos, de 1 a 10080",
  stepsMissing: "Agregue al menos un paso de escalamiento",
  tooManySteps: "Una regla puede tener 5 pasos de escalamiento como máximo",
  stepTwice: "Cada paso de escalamiento se puede usar una sola vez",
  addressForSuper: "Solo la superadministración puede agregar un correo electrónico como paso.",
  stepWrong: "Un paso debe ser supervisor, director, notification, emergency o un correo electrónico",
  limitWrong: "El límite de aprobación automática debe ser en dólares, con centavos enteros, desde 0",
  approversWrong: "Las aprobaciones necesarias deben ser un número entero de 1 a 5",
  limitForSuper: ({ limit }) =>
    `Solo la superadministración puede fijar un límite de aprobación automática mayor que ${limit}.`,
  limitOverFund: ({ limit }) =>
    `El límite de aprobación automática no puede superar el límite del fondo, ${limit}.`,
  ruleChanged: "Otra persona cambió esta regla. Revísela e inténtelo de nuevo.",
  factUnknown: "Elija un campo para la condición",
  operatorUnknown: "Elija una comparación",
  valueMissing: "Escriba un valor",
  conditionImpossible: "Esta comparación no sirve para este campo",
  conditionsWrong: "Las condiciones deben ser una lista bajo all o any",
  conditionsMissing: "Agregue al menos una condición",
  tooManyConditions: "Un conjunto de reglas puede tener 20 condiciones como máximo",
  nameMissing: "Escriba un nombre para el conjunto de reglas",
  nameTooLong: "El nombre puede tener 80 caracteres como máximo",
  nameTaken: "Ya existe un conjunto de reglas con este nombre.",
  categoryMissing: "Escriba una categoría",
  categoryTooLong: "Use como máximo 40 caracteres",
  priorityWrong: "La prioridad debe ser un número entero de 1 a 1000",
  adjustmentWrong: "El ajuste debe ser en dólares, con centavos enteros, de -5000 a 5000",
  rulesetChanged: "Otra persona cambió este conjunto de reglas. Revíselo e inténtelo de nuevo.",
  rulesetMissing: "No se encontró el conjunto de reglas.",
};
