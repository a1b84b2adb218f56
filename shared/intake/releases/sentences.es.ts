import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  whatMissing: "Elija al menos un tipo de información",
  daysWrong: "Una autorización dura de 1 a 90 días",
  dayWrong: "Escriba el día de la firma. La autorización no puede haber terminado desde entonces",
  scanUnknown: "Suba de nuevo la copia escaneada",
  signerUnsafe: "Confirme que quien firmó no es la persona que causó el daño",
  notNotifiedMissing: "Avise a la persona, o escriba por qué no es seguro hacerlo",
  gone: "Esta autorización ya terminó o fue retirada.",
};
