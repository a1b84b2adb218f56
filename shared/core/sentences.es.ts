import { soon, type Translated } from "./i18n/phrases.ts";
import type { en } from "./sentences.ts";

const sooner = ({ phone, contact }: { phone: string; contact: string }) =>
  contact
    ? `Si necesita ayuda antes, llame al ${phone || "2-1-1"} o comuníquese con ${contact}.`
    : `Si necesita ayuda antes, llame al ${phone || "2-1-1"}.`;

export const es: Translated<typeof en> = {
  formFailed: "Revise que haya llenado bien todos los campos obligatorios.",
  notStorable: "Este texto tiene un carácter que no se puede guardar",
  notWhole: "Debe ser un número entero",
  mustBeWhole: ({ name }) => `${name} debe ser un número entero`,
  signIn: "Inicie sesión.",
  signInFirst:
    "Para ver las solicitudes de fondos de emergencia debe identificarse. Inicie sesión o complete la verificación.",
  verifyFirst: "Complete primero el formulario de verificación.",
  chooseSome: "Elija de 1 a 50 filas distintas.",
  programOnly: "Solo quienes ven todo el programa pueden hacer esto.",
  mayNot: "No tiene permiso para hacer esto.",
  roleMissing: ({ roles }) => `Para hacer esto, su cuenta necesita el rol ${roles}.`,
  settlesOwnDispatch: "Usted despachó ayuda para este caso; otra persona debe conciliar su dinero.",
  personSettles: "Solo una persona que haya iniciado sesión puede conciliar dinero.",
  codeOwed:
    "Escriba primero su código de verificación en dos pasos. Hasta entonces, esta sesión no tiene acceso.",
  usePasskeyOwed:
    "Su función requiere una llave de acceso, así que los códigos no completan el inicio de sesión. Use una de sus llaves de acceso.",
  passwordOwed: "Cambie primero su contraseña temporal. Hasta entonces, esta sesión no tiene acceso.",
  secondFactorOwed:
    "Se exige la verificación en dos pasos. Inicie sesión en /admin/login y configure primero su segundo factor.",
  passkeyOwed: "Se requiere una llave de acceso. Inicie sesión en /admin/login y agregue una primero.",
  hidden: "Esto ya no existe o usted no tiene permiso para verlo.",
  requestHidden: "La solicitud no existe o usted no tiene permiso para verla.",
  tooMuchWork:
    "Llegaron demasiadas búsquedas desde su red. Espere un minuto e inténtelo de nuevo, o llame al 2-1-1.",
  tooManyCalls: "Demasiados intentos desde su red. Espere un momento e inténtelo de nuevo.",
  wentWrong: "Algo salió mal. Inténtelo de nuevo.",
  recordsUnreachable: "No se puede acceder a los registros en este momento. Inténtelo de nuevo en un minuto.",
  maintenance: ({ name }) =>
    `${name} está en mantenimiento. Puede leer todo, pero por ahora no puede enviar nada. Inténtelo de nuevo en unos minutos. En una emergencia, llame al 911. Para encontrar ayuda a cualquier hora, llame al 2-1-1.`,
  mustBeKept:
    "Por ahora esto debe conservarse, así que no se puede borrar. Consulte a un superadministrador.",
  wasDestroyed: "Este registro se destruyó según un plazo de conservación y ya no se puede modificar.",
  noRoom: "Nuestro almacenamiento está lleno. Avise a un administrador.",
  formMissing: "Responda en el formulario de esta página.",
  answerTooLong: "Esta respuesta es demasiado larga.",
  comesTooSlowly: "Su conexión es demasiado lenta. Inténtelo de nuevo con mejor conexión.",
  foreignCall: "Esta solicitud vino de otro sitio.",
  otherAddress: ({ address }) =>
    `No se envió nada, porque esta página se abrió en otra dirección. Ábrala en ${address}.`,
  keyOfAnotherForm: "La clave de este formulario ya se usó para otro. Recargue la página.",
  usedForAnotherForm: "Usada para otro formulario",
  networkLimit: ({ minutes, ...reach }) =>
    `Muchas personas comparten su red y juntas llegaron al límite. Puede intentarlo de nuevo ${soon(minutes, "es")}, o usar otra red ahora. ${sooner(reach)} En una emergencia, llame al 911.`,
  ownLimit: ({ minutes, ...reach }) =>
    `Hizo esto muchas veces en poco tiempo. Puede intentarlo de nuevo ${soon(minutes, "es")}. ${sooner(reach)} En una emergencia, llame al 911.`,
  sentAlready: "Este formulario ya se envió. Cámbielo para enviarlo de nuevo.",
  sessionGone: "Esta sesión ya se cerró.",
  networkBlocked:
    "Por ahora nadie puede iniciar sesión ni enviar nada desde su red. Todavía puede usar las páginas públicas. Inténtelo más tarde o desde otra red. En una emergencia, llame al 911.",
};
