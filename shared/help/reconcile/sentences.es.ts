import { pluralEs } from "../../core/i18n/plural.ts";
import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  lineMissing: "No se encontró la línea.",
  noCsv: "Este archivo no tiene líneas.",
  noColumns: "La fila de encabezado debe nombrar las columnas code (o confirmation number), date y amount.",
  tooManyLines: "Este archivo es demasiado largo. Use como máximo 1000 líneas.",
  codeWrong: "No es un código: use de 3 a 64 letras, números o signos sin espacios",
  dateWrong: "El proveedor no puede cobrar un día futuro",
  amountWrong: "El importe es cero",
  badLines: "Corrija primero las líneas marcadas. No se guardó nada.",
  changed: "Un despacho cambió mientras tanto. Revise el archivo otra vez.",
  decisionNeeded: "Elija qué se hace",
  cannotAccept: "Esta línea solo se puede rechazar: no hay ayuda que pagar.",
  paidInAdvance: "Este código se pagó por adelantado, así que no se debe nada. Rechace esta línea.",
  tooMuch: "Este importe es demasiado alto para un solo despacho.",
  settledAlready: "Alguien ya resolvió esta diferencia.",
  acceptsOwnImport:
    "Usted importó este estado de cuenta; otra persona debe aceptar más de lo que se despachó.",
  proposedByYou: "Usted pidió cerrar este mes; otra persona debe confirmarlo.",
  earlierOpen: ({ month }) => `Cierre primero ${month}: los meses se cierran en orden.`,
  monthRuns: "Este mes todavía no termina.",
  monthClosed: "Este mes ya está cerrado.",
  monthOpen: ({ count }) =>
    pluralEs(
      count,
      "Este mes todavía tiene 1 diferencia sin resolver. Resuélvala primero.",
      `Este mes todavía tiene ${count} diferencias sin resolver. Resuélvalas primero.`,
    ),
};
