import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  tooManyLinks:
    "Ya enviamos varios enlaces a este buzón. Use el más reciente o inténtelo de nuevo en una hora.",
  nameMissing: "Escriba el nombre del suplente",
  otherDomain: "Escriba una dirección de su misma agencia, con la misma terminación que la suya",
  samePerson: "Escriba la dirección de otra persona",
  dayWrong: "Elija una fecha",
  dayOver: "Escriba una fecha que no haya pasado",
  daysTurned: "Escriba un último día que no sea anterior al primero",
  tooLongAway: "Escriba 90 días como máximo",
  deputyThere: "Ya nombró a un suplente. Termine eso primero.",
  tooManyDeputies: "Hoy ya nombró a varios suplentes. Inténtelo de nuevo mañana.",
};
