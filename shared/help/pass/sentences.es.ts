import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  pinShape: "Escriba los 6 dígitos del PIN",
  pinGuessable: "Elija un PIN más difícil de adivinar: ni 112233, ni 200000, ni una fecha de nacimiento",
  pinDiffers: "Escriba el mismo PIN dos veces",
  pinWrong: "El código o el PIN es incorrecto",
  pinLocked: "Demasiados PIN incorrectos. Espere 15 minutos y vuelva a intentarlo.",
  pinDead: "Demasiados PIN incorrectos. Pida un PIN nuevo más abajo.",
  codeShape: "Escriba las 8 letras y números del código",
  languageMissing: "Elija un idioma",
  tooLong: "Use como máximo 500 caracteres",
  tooMany: "Hoy ya envió muchas respuestas. En peligro, llame al 911.",
  helpGone: "Esta ayuda ya no es válida",
  phoneWrong: "Escriba un número al que podamos llamar",
  notComplete: "Su solicitud todavía no está completada",
  noTexts: "No podemos enviar mensajes de texto a esta persona",
  textedAlready: "El enlace ya se envió por mensaje de texto",
  missing: "No hay ningún pase de ayuda que terminar",
  changed: "Alguien creó un pase de ayuda más reciente",
};
