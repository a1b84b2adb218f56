import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Ajustes",
  save: "Guardar cambios",
  cancel: "Cancelar",
  saved: "Ajustes guardados",
  savedText: "Se guardan en este dispositivo.",
  tabs: {
    general: "General",
    notifications: "Avisos",
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
  themeHint: "«Sistema» sigue a este dispositivo.",
  font: "Tamaño de letra",
  fonts: { small: "Pequeño", medium: "Mediano", large: "Grande" },

  ways: {
    email: {
      name: "Avisos por correo",
      text: "Para oficiales: la respuesta de su supervisor y las decisiones sobre sus solicitudes, a su correo oficial.",
    },
    sms: {
      name: "Avisos por SMS",
      text: "Para oficiales: lo mismo en una línea, al teléfono directo de su formulario.",
    },
    push: {
      name: "Avisos en pantalla",
      text: "Avisos que se abren en este dispositivo cuando cambia un estado, mientras SafeVoice está abierto. Sin ellos, los cambios esperan en Avisos.",
    },
  },

  timeout: "Cierre de sesión por inactividad",
  timeoutHint:
    "Cierra su sesión en este dispositivo tras este tiempo sin actividad, con un aviso dos minutos antes.",
  timeouts: { standard: "Normal", 15: "15 minutos", 30: "30 minutos", 60: "1 hora", 120: "2 horas" },
  standard:
    "Normal: la sesión de los administradores termina tras el tiempo fijado para todos. La de los oficiales sigue hasta que la cierran, porque es el único camino de regreso a sus solicitudes.",
  officerTimeout:
    "Cuando su sesión se cierre, empezará de nuevo con el formulario y la confirmación de su supervisor, y su lista de solicitudes estará vacía.",

  twoFactor: "Activar segundo factor",
  changePassword: "Cambiar contraseña",
  notNeeded: "Aquí no hace falta",
  notNeededOfficer:
    "Los oficiales no tienen cuenta ni contraseña: la confirmación de su supervisor les da acceso. No hay contraseña que cambiar ni que proteger con un segundo factor.",
  notNeededVisitor:
    "Usted usa SafeVoice sin cuenta ni contraseña, así que no hay nada que cambiar ni que proteger. Solo los administradores entran con contraseña.",

  warning: "¿Sigue usted ahí?",
  warningText:
    "Hace un rato que no hay actividad. Para proteger sus casos, su sesión se cerrará al acabar el tiempo, y se perderá lo que haya escrito y no enviado.",
  timeLeft: "Tiempo restante",
  extend: "Continuar",
  signOutNow: "Cerrar sesión ahora",
  stuck: "Cerrando sesión...",
  stuckText:
    "El tiempo terminó, pero no se puede contactar al servidor. Se intentará hasta lograrlo; mientras tanto no se muestra nada de sus casos.",
  tryAgain: "Reintentar",
  signedOut: "Su sesión se cerró",
  signedOutIdle: (minutes) =>
    `No hubo actividad durante ${minutes} minutos, por eso se cerró su sesión en este dispositivo.`,
  signedOutText: "Su sesión en este dispositivo terminó.",
  understood: "Entendido",

  erase: "Borrar todo en este dispositivo",
  eraseTitle: "¿Borrar todo en este dispositivo?",
  eraseText:
    "Se quitan de este navegador su registro de incidentes con fotos y grabaciones, los borradores no enviados, sus ajustes y lo guardado para usar sin conexión. Su sesión se cierra. No se puede deshacer.",
  eraseLimits:
    "No puede quitar lo que ya envió, los archivos que descargó ni el historial del propio navegador.",
  eraseConfirm: "Borrar todo",
  erasing: "Borrando...",
  erased: "Todo se borró",
  erasedText: "No queda nada de SafeVoice en este navegador. Su historial aún muestra que usted estuvo aquí.",
  notErased: {
    session:
      "No se pudo contactar al servidor, así que su sesión no terminó. Borre otra vez cuando tenga conexión.",
    files: "Otra pestaña todavía retiene algo. Cierre sus otras pestañas de SafeVoice y borre otra vez.",
  },

  version: "Versión de la aplicación",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  about:
    "SafeVoice es un fondo de ayuda de emergencia para personas afectadas por encuentros con la policía y para los oficiales que piden ayuda para ellas.",
  inDanger:
    "¿Está en peligro ahora? Llame al 911. En una crisis, llame o envíe un mensaje al 988. Para ayuda cercana, llame al 2-1-1.",
};
