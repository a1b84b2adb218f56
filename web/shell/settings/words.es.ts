export const es = {
  title: "Ajustes",
  save: "Guardar cambios",
  cancel: "Cancelar",
  saved: "Ajustes guardados",
  savedText: "Se guardan en este dispositivo.",
  tabs: {
    general: "General",
    notifications: "Notificaciones",
    appearance: "Apariencia",
    security: "Seguridad",
    about: "Acerca de",
  },

  language: "Idioma",
  languages: { en: "Inglés (English)", es: "Español", fr: "Francés (Français)" },
  timeZone: "Zona horaria",
  timeZoneHint: "Las fechas y horas se muestran en esta zona horaria.",
  installationZone: (zone: string) => `La de SafeVoice: ${zone}`,
  timeZones: {
    ET: "Hora del Este (ET)",
    CT: "Hora del Centro (CT)",
    MT: "Hora de la Montaña (MT)",
    PT: "Hora del Pacífico (PT)",
  },

  theme: "Tema",
  themes: { light: "Claro", dark: "Oscuro", system: "Sistema" },
  themeHint: "“Sistema” usa el tema de este dispositivo.",
  font: "Tamaño de letra",
  fonts: { small: "Pequeño", medium: "Mediano", large: "Grande" },

  ways: {
    email: {
      name: "Notificaciones por correo",
      text: "Para oficiales: la respuesta de su supervisor y las decisiones sobre sus solicitudes, enviadas a su correo oficial.",
    },
    sms: {
      name: "Notificaciones por mensaje de texto",
      text: "Para oficiales: los mismos avisos en una línea, enviados al teléfono directo de su formulario.",
    },
    push: {
      name: "Notificaciones en pantalla",
      text: "Avisos en este dispositivo cuando cambia un estado mientras SafeVoice está abierto. Si las desactiva, verá los cambios en Notificaciones.",
    },
  },

  timeout: "Cierre de sesión por inactividad",
  timeoutHint:
    "Cierra su sesión en este dispositivo después de este tiempo sin actividad. Los dispositivos de los oficiales se bloquean. Recibe un aviso dos minutos antes.",
  timeouts: { standard: "Normal", 15: "15 minutos", 30: "30 minutos", 60: "1 hora", 120: "2 horas" },
  standard:
    "Normal: el tiempo que fijó la administración. Después se cierra la sesión de las personas administradoras y se bloquean los dispositivos de los oficiales.",
  standardCitizen:
    "Normal: su sesión sigue abierta en este dispositivo. Cuando la cierre, ya no podrá abrir las solicitudes que presentó.",
  citizenTimeout:
    "Cuando su sesión se cierre, ya no podrá abrir en este dispositivo las solicitudes que presentó. Sin una cuenta, no hay forma de volver a entrar.",
  officerTimeout:
    "Después de este tiempo, este dispositivo se bloquea. Lo desbloquea con una llave de acceso, el inicio de sesión de su departamento o un código enviado a su dirección confirmada.",
  officerLogOut:
    "Si cierra la sesión, solo vuelve a sus solicitudes con una llave de acceso, el inicio de sesión de su departamento o un código enviado a su dirección confirmada. De lo contrario, empieza de nuevo con el formulario de oficial y la confirmación de su supervisor.",
  waysBack: "Cómo volver a entrar",

  twoFactor: "Activar la verificación en dos pasos",
  changePassword: "Cambiar contraseña",
  notNeeded: "Aquí no hace falta",
  notNeededOfficer:
    "Los oficiales no tienen cuenta ni contraseña. La confirmación de su supervisor le da acceso, así que no hay contraseña que cambiar ni proteger.",
  notNeededVisitor:
    "Usted no necesita cuenta ni contraseña para usar SafeVoice, así que no hay nada que cambiar ni proteger. Solo los administradores entran con contraseña.",

  logOut: "Cerrar sesión",
  adminLogOut: "Cerrar sesión",
  loggedOut: "Sesión cerrada",
  loggedOutText: "Ha cerrado la sesión correctamente.",
  logOutFailed: "Su sesión sigue abierta",
  logOutFailedText: "No se pudo cerrar la sesión. Inténtelo de nuevo antes de dejar este dispositivo.",

  warning: "¿Sigue usted ahí?",
  warningText:
    "Hace un rato que no hay actividad. Para proteger sus casos, cerraremos su sesión cuando se acabe el tiempo.",
  warningKept:
    "Lo que escribió se guarda para usted en este dispositivo. Lo encontrará en esta página cuando vuelva a iniciar la sesión.",
  warningLost: "Se perderá lo que haya escrito y no haya enviado.",
  warningLock:
    "Lleva un rato sin actividad. Para proteger sus casos, este dispositivo se bloqueará cuando se acabe el tiempo. Lo que escribió queda guardado en él para usted.",
  lockNow: "Bloquear ahora",
  stayUnlocked: "Seguir aquí",
  timeLeft: "Tiempo restante",
  extend: "Mantener la sesión abierta",
  signOutNow: "Cerrar sesión ahora",
  stuck: "Cerrando sesión...",
  stuckText:
    "Se acabó el tiempo, pero no podemos conectar con el servidor. Seguiremos intentándolo. Mientras tanto, sus casos quedan ocultos.",
  tryAgain: "Reintentar",
  signedOut: "Su sesión se cerró",
  signedOutIdle: (minutes: number) =>
    `No hubo actividad durante ${minutes} minutos, así que cerramos su sesión en este dispositivo.`,
  signedOutKept:
    "Lo que escribió se guardó en este dispositivo. Inicie la sesión otra vez para continuar donde estaba.",
  signedOutTyped: "Lo que escribió queda guardado en este dispositivo para la próxima vez que inicie sesión.",
  signedOutText: "Su sesión en este dispositivo terminó.",
  signedOutElsewhere: "Su sesión se cerró desde otro dispositivo o ventana.",
  understood: "Entendido",

  erase: "Borrar todo en este dispositivo",
  eraseTitle: "¿Borrar todo en este dispositivo?",
  eraseText:
    "Esto borra de este navegador su registro de incidentes con sus fotos y grabaciones, los borradores sin enviar, sus ajustes y los datos guardados para usar sin conexión. También cierra su sesión. No se puede deshacer.",
  eraseLimits: "No puede borrar lo que ya envió, los archivos que descargó ni el historial del navegador.",
  eraseConfirm: "Borrar todo",
  erasing: "Borrando...",
  erased: "Se borró todo",
  erasedText:
    "No queda ningún dato de SafeVoice en este navegador. Su historial aún muestra que usted estuvo aquí.",
  notErased: {
    session:
      "No pudimos conectar con el servidor, así que su sesión no terminó. Borre otra vez cuando tenga conexión.",
    files:
      "Otra pestaña todavía usa parte de los datos. Cierre sus otras pestañas de SafeVoice y borre otra vez.",
  },

  version: "Versión de la aplicación",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  about:
    "SafeVoice es un fondo de ayuda de emergencia para personas afectadas por encuentros con la policía y para los oficiales que piden ayuda para ellas.",
  inDanger:
    "¿Está en peligro ahora? Llame al 911. En una crisis, llame al 988 y oprima 2. Para ayuda cerca de usted, llame al 2-1-1.",
};
