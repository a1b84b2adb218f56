import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  wholeBetween: ({ from, to }) => `Escriba un número entero de ${from} a ${to}`,
  dollarsBetween: ({ from, to }) =>
    `Escriba un importe de $${from.toLocaleString("es-US")} a $${to.toLocaleString("es-US")}, con dos decimales como máximo`,
  aboveMaximum: "No puede superar la asignación máxima de fondos",
  dayAboveMonth: "No puede superar el límite de 30 días",
  hostWrong: "Escriba un nombre de servidor o una dirección IP, por ejemplo smtp.example.org",
  senderWrong: "Escriba un correo electrónico, solo o como Nombre <correo@example.org>",
  selectorWrong: "Escriba un selector, como s1 o mail2026",
  nameMissing: "Escriba un nombre",
  textCharacters: "Use solo letras sin acentos, números y signos sencillos",
  oneLine: "Use una sola línea",
  zoneUnknown: "Escriba una zona horaria por su nombre IANA, por ejemplo America/Chicago",
  passkeysUnknown: "Elija none, super_admin o all",
  passkeysImpossible:
    "Las llaves de acceso solo funcionan en una dirección web con https, así que nadie podría agregar una aquí",
  unlockUnknown: "Elija email o strong",
  visibilityUnknown: "Elija verified, agency u own",
  passwordNeedsServer: "Escriba el servidor SMTP y el usuario de esta contraseña",
  passwordOfOtherServer: "El servidor SMTP o el usuario cambió. Escriba la contraseña de nuevo o quítela",
  setByEnvironment: ({ name }) => `Definido por la variable de entorno ${name}. No se puede cambiar aquí`,
  changedMeanwhile: "Otra persona cambió la configuración. Revise la versión más reciente y guarde de nuevo.",
  destructionOpen: "Se están destruyendo registros por año fiscal. Cámbielo cuando termine o se retire.",
  noSuchVersion: "No se encontró esa versión de la configuración.",
  sameAsNow: "La configuración actual ya coincide con esta versión.",
  emailOff: "El correo está desactivado. Actívelo y guarde antes de enviar una prueba.",
  noMailServer: "No hay un servidor de correo configurado. Escriba uno y guarde antes de enviar una prueba.",
  tooManyTests: "Demasiados correos de prueba. Inténtelo de nuevo en una hora.",
};
