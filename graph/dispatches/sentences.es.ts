import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  nothingSelected: "Elija al menos un proveedor",
  foodExceeds: ({ given, most, each, people }) =>
    `La ayuda de comida supera el límite: ${given} > ${most} (máx. ${each} por persona para ${people} personas)`,
  foodPeople: "La ayuda de comida es para 10 personas como máximo",
  transportationExceeds: ({ most }) => `El transporte supera el límite de ${most} para Uber/Lyft`,
  transportationProvider: "El transporte debe usar los proveedores aprobados: Uber, Lyft",
  shelterHours: "El alojamiento es de 24 horas como máximo",
  limitsExceeded: ({ violations }) => violations,
  overAllocated: ({ given, allocated }) =>
    `Son ${given} en total, más de los ${allocated} asignados. Indique por qué.`,
  overByPerson:
    "Es más de lo asignado; eso solo lo da un administrador o una administradora en persona, con un motivo.",
  tooManyProviders: "Envíe como máximo 12 proveedores a la vez",
  providerTwice: "Este proveedor está elegido dos veces para la misma ayuda",
  providerUnknown: "No hay tal proveedor para esta ayuda.",
  providerInactive: ({ name }) => `${name} no se ofrece para esta ayuda por ahora.`,
  givenAlready: ({ name }) =>
    `${name} ya se envió para esta ayuda en las últimas 24 horas. Retire ese envío o emítalo de nuevo.`,
  poolEmpty: ({ name }) => `No quedan códigos libres de ${name}.`,
  notDispatchable: ({ status }) =>
    `La ayuda se envía para solicitudes aprobadas; el estado de esta es ${status}.`,
  changedMeanwhile: "Otra persona ha trabajado en esta solicitud entretanto. Vuelva a mirarla.",
  valueWrong: "Escriba dólares, 0 o más",
  peopleWrong: "Escriba un número entero de personas, 1 o más",
  hoursWrong: "Escriba un número entero de horas, 1 o más",
  missing: "Ese envío no existe.",
  voidedAlready: "Este envío ya se retiró.",
  completedAlready: "Esta ayuda ya se entregó.",
  requestIdWrong: "requestId debe ser un número entero positivo",
};
