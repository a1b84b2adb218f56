import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  wholeBetween: ({ from, to }) => `Escriba un número entero de ${from} a ${to}`,
  dollarsBetween: ({ from, to }) =>
    `Escriba un importe de $${from.toLocaleString("es-US")} a $${to.toLocaleString("es-US")}, con dos decimales como máximo`,
  aboveMaximum: "No puede superar la asignación máxima de fondos",
  dayAboveMonth: "No puede superar el límite de 30 días",
  hostWrong: "Escriba el nombre o la dirección del servidor, por ejemplo smtp.example.org",
  senderWrong: "Escriba un correo electrónico, solo o como Nombre <correo@example.org>",
  nameMissing: "Escriba un nombre",
  oneLine: "Use una sola línea",
  visibilityUnknown: "Elija verified, agency u own",
  passwordNeedsServer: "Escriba el servidor y el usuario a los que corresponde esta contraseña",
  passwordOfOtherServer:
    "El servidor de correo o su usuario ha cambiado: escriba la contraseña de nuevo o quítela",
  setByEnvironment: ({ name }) => `Lo fija el entorno (${name}); no se puede cambiar aquí`,
  changedMeanwhile:
    "Alguien cambió la configuración entretanto. Mírela tal como está ahora y guárdela de nuevo.",
  noSuchVersion: "No existe esa versión de la configuración.",
  sameAsNow: "La configuración ya es igual a esta versión.",
  emailOff: "El correo está desactivado. Actívelo y guarde antes de probarlo.",
  noMailServer:
    "No hay ningún servidor de correo, así que nada sale del producto. Escriba uno y guarde antes de probarlo.",
  tooManyTests: "Se enviaron demasiados correos de prueba. Espere una hora.",
};
