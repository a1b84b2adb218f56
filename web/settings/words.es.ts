import type { en } from "./words.en.ts";

export const es: typeof en = {
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
  timeZoneHint: "Las fechas y horas se muestran en ella.",
  timeZones: {
    device: "La de este dispositivo",
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
      text: "Para oficiales: la respuesta de su supervisor y las decisiones sobre sus solicitudes, a su correo oficial.",
    },
    sms: {
      name: "Notificaciones por mensaje de texto",
      text: "Para oficiales: lo mismo en una línea, al teléfono directo que puso en su formulario.",
    },
    push: {
      name: "Notificaciones en pantalla",
      text: "Se abren en este dispositivo cuando cambia un estado, mientras SafeVoice está abierto. Sin ellas, los cambios esperan en Notificaciones.",
    },
  },

  timeout: "Cierre de sesión por inactividad",
  timeoutHint:
    "Cierra su sesión en este dispositivo después de este tiempo sin actividad, con un aviso dos minutos antes.",
  timeouts: { standard: "Normal", 15: "15 minutos", 30: "30 minutos", 60: "1 hora", 120: "2 horas" },
  standard:
    "Normal: la sesión de los administradores termina después del tiempo fijado para todos. La de los oficiales sigue abierta hasta que la cierran, porque es la única forma de volver a sus solicitudes.",
  standardCitizen:
    "Normal: su sesión sigue abierta en este dispositivo, porque es la única forma de volver a las solicitudes que presente.",
  citizenTimeout:
    "Una vez cerrada la sesión, las solicitudes que presentó ya no se pueden abrir en este dispositivo: sin una cuenta no hay forma de volver a entrar.",
  officerTimeout:
    "Cuando su sesión se cierre, empezará de nuevo con el formulario y la confirmación de su supervisor, y su lista de solicitudes estará vacía.",

  twoFactor: "Activar la verificación en dos pasos",
  changePassword: "Cambiar contraseña",
  notNeeded: "Aquí no hace falta",
  notNeededOfficer:
    "Los oficiales no tienen cuenta ni contraseña: la confirmación de su supervisor les da acceso. Así que no hay contraseña que cambiar ni que proteger con un segundo paso.",
  notNeededVisitor:
    "Usted usa SafeVoice sin cuenta ni contraseña, así que no hay nada que cambiar ni que proteger. Solo los administradores entran con contraseña.",

  logOut: "Cerrar sesión",
  adminLogOut: "Cerrar sesión",
  loggedOut: "Sesión cerrada",
  loggedOutText: "Ha cerrado la sesión correctamente.",
  logOutFailed: "Su sesión sigue abierta",
  logOutFailedText: "No se pudo cerrar la sesión. Inténtelo de nuevo antes de dejar este dispositivo.",

  warning: "¿Sigue usted ahí?",
  warningText:
    "Hace un rato que no hay actividad. Para proteger sus casos, su sesión se cerrará cuando se acabe el tiempo, y se perderá lo que haya escrito y no haya enviado.",
  timeLeft: "Tiempo restante",
  extend: "Continuar",
  signOutNow: "Cerrar sesión ahora",
  stuck: "Cerrando sesión...",
  stuckText:
    "El tiempo terminó, pero no se puede conectar con el servidor. Se intentará hasta lograrlo; mientras tanto no se muestra nada de sus casos.",
  tryAgain: "Reintentar",
  signedOut: "Su sesión se cerró",
  signedOutIdle: (minutes) =>
    `No hubo actividad durante ${minutes} minutos, por eso se cerró su sesión en este dispositivo.`,
  signedOutText: "Su sesión en este dispositivo terminó.",
  signedOutElsewhere:
    "Su sesión se cerró desde otro lugar. Lo que estaba escribiendo se conserva hasta que vuelva a iniciar sesión.",
  understood: "Entendido",

  erase: "Borrar todo en este dispositivo",
  eraseTitle: "¿Borrar todo en este dispositivo?",
  eraseText:
    "Esto borra de este navegador su registro de incidentes con sus fotos y grabaciones, los borradores sin enviar, sus ajustes y lo que se guardó para usar sin conexión. Su sesión se cierra. No se puede deshacer.",
  eraseLimits: "No puede borrar lo que ya envió, los archivos que descargó ni el historial del navegador.",
  eraseConfirm: "Borrar todo",
  erasing: "Borrando...",
  erased: "Se borró todo",
  erasedText: "No queda nada de SafeVoice en este navegador. Su historial aún muestra que usted estuvo aquí.",
  notErased: {
    session:
      "No se pudo conectar con el servidor, así que su sesión no terminó. Borre otra vez cuando tenga conexión.",
    files: "Otra pestaña todavía retiene algo. Cierre sus otras pestañas de SafeVoice y borre otra vez.",
  },

  version: "Versión de la aplicación",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  about:
    "SafeVoice es un fondo de ayuda de emergencia para personas afectadas por encuentros con la policía y para los oficiales que piden ayuda para ellas.",
  inDanger:
    "¿Está en peligro ahora? Llame al 911. En una crisis, llame al 988 y oprima 2. Para ayuda cerca de usted, llame al 2-1-1.",
};
