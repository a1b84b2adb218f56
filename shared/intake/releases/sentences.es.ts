import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  bodyMissing: "Escriba la organización que recibe la información",
  whatMissing: "Elija al menos un tipo de información",
  purposeMissing: "Escriba para qué es la información",
  daysWrong: "Una autorización dura de 1 a 90 días",
  wayMissing: "Elija cómo se firmó",
  dayWrong:
    "Escriba el día de la firma. No puede ser un día futuro, y la autorización no puede haber terminado ya",
  scanUnknown: "Suba de nuevo la copia escaneada",
  signerMissing: "Elija quién firmó",
  signerNameMissing: "Escriba el nombre de la persona que firmó",
  relationMissing: "Escriba qué relación tiene la persona que firmó",
  signerUnsafe: "Confirme que quien firmó no es la persona que causó el daño",
  authorityMissing: "Escriba la orden judicial o la ley",
  notNotifiedMissing: "Avise a la persona, o escriba por qué no es seguro hacerlo",
  gone: "Esta autorización ya terminó o fue retirada.",
  signed: "Esta autorización ya fue firmada.",
  searchNeedsAgreement:
    "Esta clave de API no puede buscar: los resultados revelarían si se conoce a una persona. Un superadministrador puede registrar un acuerdo para la clave.",
};
