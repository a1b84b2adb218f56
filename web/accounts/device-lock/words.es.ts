import { pluralEs } from "../../../shared/core/i18n/plural.ts";

export const es = {
  locked: "Este dispositivo está bloqueado",
  lockedLead: "Sus casos están ocultos porque no hubo actividad. Lo que escribió sigue aquí.",
  back: "Vuelva a sus casos",
  backLead:
    "Para oficiales que ya enviaron el formulario de oficial. Su supervisor no tiene que confirmar su identidad otra vez.",
  ways: "Cómo volver a entrar",
  waysLead:
    "Su dispositivo se bloquea cuando no lo usa. Configure al menos una forma de desbloquearlo y de entrar desde otro dispositivo.",

  usePasskey: "Usar una llave de acceso",
  passkeyCanceled: "No se usó ninguna llave de acceso",
  signInWith: (name: string) => `Iniciar sesión con ${name}`,
  sendCode: "Enviarme un código",
  codeGoesTo: (address: string) => `A ${address}`,
  sending: "Enviando...",
  email: "Su correo electrónico oficial",
  emailHint: "Enviamos un código si confirmó esta dirección en su primer dispositivo.",
  enterCode: "Escriba su código",
  codeAsked: "Revise su correo",
  codeSent: (address: string, minutes: number) =>
    `Estamos enviando un código a ${address}. Funciona durante ${minutes} minutos, en este navegador.`,
  codeIfConfirmed: (minutes: number) =>
    `Si esta dirección se confirmó, el código está en camino. Funciona durante ${minutes} minutos, en este navegador.`,
  code: "Código",
  codeHint: "6 dígitos",
  newCode: "Enviar un código nuevo",
  goOn: "Continuar",
  checking: "Comprobando...",
  strongOnly: "Aquí no se envían códigos por correo.",
  noWay: "No se puede desbloquear este dispositivo",
  noWayText:
    "No configuró una llave de acceso ni confirmó su correo. Envíe otra vez el formulario de oficial: su supervisor confirma su identidad y su lista de solicitudes empieza vacía.",
  askAgain: "Enviar otra vez el formulario de oficial",
  askAgainText: "Su supervisor confirma entonces su identidad otra vez. Esta sesión termina.",
  firstTime: "Enviar el formulario de oficial por primera vez",
  newDraft: "Empezar una solicitud nueva",
  endSession: "Terminar esta sesión",
  endTitle: "¿Terminar esta sesión?",
  endText:
    "Hágalo si otra persona va a usar este dispositivo. Se eliminan los borradores que tiene en él. Lo que espera su envío queda protegido aquí hasta que usted vuelva.",
  endConfirm: "Terminar la sesión y eliminar los borradores",
  ending: "Terminando...",
  notIdentified: "Ese inicio de sesión no abre sus casos",
  notIdentifiedText:
    "Inicie sesión allí otra vez, como la persona que envió el formulario de oficial, o use otra opción.",
  offline: "No tiene conexión",
  offlineText:
    "Para desbloquear se necesita conexión. Sus borradores y lo que espera su envío están seguros en este dispositivo.",
  tryAgain: "Intentar otra vez",
  failed: "No funcionó",
  failedText: "Revise su conexión e inténtelo otra vez.",

  nothingYet: "Todavía no hay nada configurado",
  nothingYetText:
    "Si este dispositivo se bloquea ahora, su supervisor tendrá que confirmar su identidad otra vez y su lista de solicitudes empezará vacía.",
  codeByEmail: "Código por correo",
  proven: (address: string) => `Confirmada: ${address}. Un código enviado allí desbloquea su dispositivo.`,
  unproven: (address: string) =>
    `El enlace va a ${address}. Ábralo en este navegador. A partir de entonces, un código enviado allí desbloquea su dispositivo.`,
  sendLink: "Enviarme el enlace",
  linkAgain: "Enviarlo otra vez",
  linkSent: "Revise su correo",
  linkSentText: (address: string) =>
    `El enlace va a ${address}. Funciona en este navegador, durante 24 horas. Si la dirección es incorrecta, envíe otra vez el formulario de oficial.`,
  passkey: "Llave de acceso",
  passkeyText: "Desbloquee con el bloqueo de pantalla, la huella o el rostro de este dispositivo.",
  passkeys: (count: number) =>
    pluralEs(count, "Hay 1 llave de acceso configurada.", `Hay ${count} llaves de acceso configuradas.`),
  addPasskey: "Agregar una llave de acceso",
  removePasskeys: "Eliminar las llaves de acceso",
  passkeyAdded: "Llave de acceso agregada",
  passkeyKnown: "Este dispositivo ya tiene una llave de acceso",
  noPasskeysHere: "Este navegador no tiene llaves de acceso en esta dirección.",
  department: "El inicio de sesión de su departamento",
  departmentText: "Envió con él el formulario de oficial, así que también desbloquea su dispositivo.",
};
