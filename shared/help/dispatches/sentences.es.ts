import { ago, type Translated } from "../../core/i18n/phrases.ts";
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
    `El total es ${given}, más de los ${allocated} asignados. Escriba un motivo.`,
  overByPerson:
    "Esto supera el monto asignado. Solo puede enviarlo la administración, con sesión iniciada y un motivo.",
  overlaps: ({ caseId, minutes }) =>
    `Esta persona recibió el mismo tipo de ayuda ${ago(minutes, "es")}, en el caso ${caseId}. Escriba un motivo.`,
  overlapsElsewhere: ({ minutes }) =>
    `Esta persona recibió el mismo tipo de ayuda ${ago(minutes, "es")}, por medio de otra agencia. Escriba un motivo.`,
  overlapByPerson:
    "Esta persona recibió el mismo tipo de ayuda en los últimos 30 días. Solo puede enviarla la administración, con sesión iniciada y un motivo.",
  tooManyProviders: "Envíe como máximo 12 proveedores a la vez",
  providerTwice: "Este proveedor está seleccionado dos veces para el mismo tipo de ayuda",
  providerUnknown: "Este proveedor no está disponible para este tipo de ayuda.",
  providerInactive: ({ name }) => `${name} está desactivado para este tipo de ayuda.`,
  givenAlready: ({ name, minutes, by }) =>
    `${by ? `${by} ya envió ${name}` : `${name} ya se envió`} para este tipo de ayuda ${ago(minutes, "es")}. Para enviarlo otra vez, anule ese envío o vuelva a emitirlo.`,
  givenByYou: ({ name, minutes }) =>
    `Usted ya envió ${name} para este tipo de ayuda ${ago(minutes, "es")}. Para enviarlo otra vez, anule ese envío o vuelva a emitirlo.`,
  poolEmpty: ({ name }) => `${name} no tiene más códigos. La superadministración debe importar más.`,
  poolWorthMore: ({ name, least }) =>
    `Los códigos de ${name} comprados por adelantado valen ${least} o más. Escriba un valor de al menos ${least}.`,
  poolHeld: ({ name }) =>
    `Los códigos importados de ${name} esperan la aprobación de otra persona de la superadministración.`,
  poolOfOtherFund: ({ name }) =>
    `Los códigos libres de ${name} los compró otro fondo, no el que paga esta solicitud.`,
  codeEndsSoon: ({ name, end }) => `El único código de ${name} vence el ${end}. Vuelva a enviar para usarlo.`,
  notDispatchable: ({ status }) =>
    `Solo se puede enviar ayuda para solicitudes aprobadas. El estado de esta es ${status}.`,
  changedMeanwhile: "Otra persona cambió esta solicitud. Revísela e inténtelo de nuevo.",
  momentWrong: "Ingrese la fecha y la hora con su zona horaria, por ejemplo 2026-11-29T18:00:00-06:00",
  valueNotInCents: "Escriba dólares y centavos enteros, por ejemplo 19.99",
  valueWrong: "Escriba dólares, 0 o más",
  peopleWrong: "Escriba un número entero de personas, 1 o más",
  hoursWrong: "Escriba un número entero de horas, 1 o más",
  missing: "No se encontró el envío.",
  voidedAlready: "Este envío ya fue anulado.",
  completedAlready: "Este envío ya se completó.",
  redeemedAlready: "Esta ayuda ya se canjeó, por lo que no se puede anular.",
  expiredAlready: "Esta ayuda venció y su dinero volvió al fondo.",
  requestIdWrong: "requestId debe ser un número entero positivo",
};
