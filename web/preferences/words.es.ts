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

  version: "Versión de la aplicación",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  about:
    "SafeVoice es un fondo de ayuda de emergencia para personas afectadas por encuentros con la policía y para los oficiales que piden ayuda para ellas.",
  inDanger:
    "¿Está en peligro ahora? Llame al 911. En una crisis, llame o envíe un mensaje al 988. Para ayuda cercana, llame al 2-1-1.",
};
