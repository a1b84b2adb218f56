import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  codeMissing: "Escriba el código del correo",
  codeShape: "El código tiene 6 dígitos",
  codeWrong: "El código es incorrecto o ya no funciona. Revise el correo o pida un código nuevo.",
  codesOff:
    "Aquí no se envían códigos por correo. Use una llave de acceso o el inicio de sesión de su departamento.",
  tooManyCodes: ({ minutes }) =>
    `Se pidieron demasiados códigos. Espere ${minutes} minutos o use otra opción.`,
  tooManyTries: "Demasiados intentos. Espere una hora o pida otra vez la confirmación de su supervisor.",
  tooManyProofs: "Ya enviamos varios correos. Revise su bandeja de entrada o espere una hora.",
  alreadyProven: "Esta dirección ya está confirmada.",
  notProven:
    "Su dirección de correo nunca se confirmó en este dispositivo. Pida otra vez la confirmación de su supervisor.",
  emailMissing: "Escriba su correo electrónico oficial",
  noPasskey: "No tiene ninguna llave de acceso. Use otra opción.",
  passkeyRefused: "Esta llave de acceso no abre sus casos. Pruebe otra o use otra opción.",
  tooManyPasskeys: "Ya tiene 10 llaves de acceso. Elimínelas primero.",
  notIdentified: "Ese inicio de sesión no abre sus casos. Inicie sesión allí otra vez o use otra opción.",
};
