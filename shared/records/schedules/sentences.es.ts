import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  yearsWrong: "Ingrese años enteros de 1 a 100",
  citationMissing: "Ingrese la ley o el calendario que fija el plazo, como 2 CFR 200.334",
  changedMeanwhile: "Alguien cambió este plazo mientras tanto. Se muestra el actual.",
  nothingProposed: "No hay un plazo más corto por confirmar.",
  proposedByYou: "Otro superadministrador confirma un plazo más corto.",
  waitsUntil: ({ at }) => `Se puede confirmar a partir de ${at}.`,
};
