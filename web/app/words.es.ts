import type { en } from "./words.en.ts";

export const es: typeof en = {
  name: "SafeVoice",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  skip: "Ir al contenido principal",
  demo: "Datos de demostración",
  demoText: "Aquí nada es real.",
  main: "Principal",
  tools: "Herramientas",
  dashboard: "Inicio",
  requests: "Solicitudes",
  new: "Nueva",
  resources: "Recursos",
  support: "Ayuda",
  settings: "Ajustes",
  notifications: "Avisos",
  unread: (count) => (count === 1 ? "1 nuevo" : `${count} nuevos`),
  needsScript:
    "Esta página necesita JavaScript. Si hay peligro de muerte, llame al 911; en una crisis, al 988; para ayuda cerca de usted, al 2-1-1.",
  retry: "Reintentar",
  failedTitle: "Algo salió mal",
  failed: "Hubo un error al cargar esta página. Inténtelo de nuevo.",
  backToDashboard: "Volver al inicio",
  notFoundTitle: "404 Página no encontrada",
  notFoundText: "¿Olvidó agregar la página al enrutador?",
};
