import { tooLong } from "../forms/rules.ts";
import {
  answerTooLong,
  comesTooSlowly,
  foreignCall,
  formFailed,
  formMissing,
  noRoom,
  notStorable,
  recordsUnreachable,
  tooManyCalls,
  wentWrong,
} from "../errors.ts";
import { mayNot } from "../access/rules.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  language: "Idioma",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  danger: "Si hay una vida en peligro, llame de inmediato al 911.",
  failed: "Algo salió mal",
  exit: "Salir de esta página",
  sentences: {
    [tooManyCalls]: "Demasiados intentos desde aquí. Espere un momento e inténtelo de nuevo.",
    [foreignCall]: "Este envío vino de otro sitio.",
    [mayNot]: "No tiene permiso para hacer esto.",
    [wentWrong]: "Algo salió mal. Inténtelo de nuevo.",
    [formFailed]: "Revise que haya llenado bien todos los campos obligatorios.",
    [notStorable]: "Este texto tiene un carácter que no se puede guardar",
    [tooLong]: "Este texto es demasiado largo",
    [formMissing]: "Responda en el formulario de esta página.",
    [answerTooLong]: "Esta respuesta es demasiado larga.",
    [comesTooSlowly]: "Esto llega demasiado despacio. Inténtelo de nuevo donde la conexión sea mejor.",
    [recordsUnreachable]:
      "SafeVoice no puede acceder a sus registros en este momento. Inténtelo de nuevo en un minuto.",
    [noRoom]: "No queda espacio para guardar nada. Avise a un administrador.",
  },
};
