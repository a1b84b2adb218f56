import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Recursos de la comunidad",
  lead: "Comida, refugio y ayuda legal y médica, estado por estado.",
  loading: "Cargando los recursos...",
  failed: "No se pudieron cargar los recursos",
  search: "Buscar recursos",
  searchHint: "Nombre, tipo de ayuda, lugar o número de teléfono",
  state: "Estado o territorio",
  allStates: "Todos los estados",
  categories: "Tipos de ayuda",
  found: (count) => (count === 1 ? "1 recurso encontrado" : `${count} recursos encontrados`),
  more: "Mostrar más",
  moreByState: "Elija su estado arriba para ver toda la ayuda que hay.",
  unknownState: "Ese estado no está en la lista. Elija el suyo, por favor.",
  showState: "Mostrar",
  clear: "Borrar búsqueda y filtros",

  none: {
    title: "No se encontraron recursos",
    text: "Llame al 2‑1‑1: allí alguien sabe qué ayuda hay cerca de usted. Es gratis y confidencial.",
    call: "Llamar al 2-1-1",
  },

  all: "Todo",
  types: {
    social: "Social",
    medical: "Médica",
    utility: "Servicios básicos",
    emergency: "Emergencia",
    housing: "Vivienda",
    legal: "Legal",
    mental_health: "Salud mental",
    transportation: "Transporte",
    food: "Alimentos",
    shelter: "Refugio",
  },

  address: "Dirección",
  hours: "Horario",
  visit: "Visitar el sitio web",
  checked: (date) => `Revisado el ${date}`,
  published: (date) => `Publicado el ${date}`,

  copyOf: (name) => `Copiar la dirección y el contacto: ${name}`,
  copied: "Copiado",
  copyFailed: "No se pudo copiar",
  copyFailedText: "Su navegador no lo permite aquí. Seleccione el texto y cópielo a mano.",
  shareOf: (name) => `Compartir: ${name}`,
  linkCopied: "Enlace copiado",
  report: "Avisar de un error",
  reportOf: (name) => `Avisar de un error: ${name}`,
  reportFailed: "No se pudo abrir el formulario",
  reportFailedText: "Revise su conexión e inténtelo de nuevo.",

  print: "Imprimir",
  printAll: "Imprimir esta lista",
  printState: (state) => `Estado o territorio: ${state}`,
  printType: (type) => `Tipo de ayuda: ${type}`,
  printSearch: (text) => `Búsqueda: «${text}»`,
  printedOn: (date) => `Impreso el ${date}`,

  callTitle: "¿Necesita hablar con alguien ahora?",
  lines: [
    { number: "911", href: "tel:911", text: "Emergencia con peligro de muerte" },
    { number: "988", href: "tel:988", text: "Línea de Prevención del Suicidio y Crisis, 24/7" },
    { number: "2-1-1", href: "tel:211", text: "Comida, refugio, servicios locales" },
  ],

  help: {
    title: "¿Necesita ayuda para encontrar algo?",
    text: "En el 2‑1‑1 le atienden personas que conocen la ayuda cerca de usted. En una crisis, el 988 responde las 24 horas.",
    hotline: "Línea 24/7: llame al 988",
    local: "Ayuda local: llame al 2‑1‑1",
  },
};
