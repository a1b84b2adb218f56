import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import type { StateCode } from "../../../shared/community/directory/rules.ts";
import { stateNames } from "../../../shared/community/directory/places/state-names.es.ts";

const monthNames = "ene feb mar abr may jun jul ago sept oct nov dic".split(" ");

export const es = {
  stateName: (code: StateCode) => stateNames[code],
  title: "Recursos de la comunidad",
  lead: "Comida, refugio y ayuda legal y médica",
  loading: "Cargando los recursos...",
  failed: "No se pudieron cargar los recursos",
  search: "Buscar recursos",
  searchHint: "Nombre, tipo de ayuda, lugar o número de teléfono",
  state: "Estado o territorio",
  place: {
    label: "Código postal o ciudad",
    hint: "Como 18503 o Scranton, PA",
    look: "Buscar",
    looking: "Buscando...",
    near: (place: string) => `Primero, lo más cercano a ${place}`,
    others: "¿Se refiere a otro lugar?",
    unknown: (text: string) => `No encontramos “${text}”. Revise la ortografía o escriba el código postal.`,
  },
  allStates: "Todos los estados",
  where: "Lugar y estado",
  categories: "Tipos de ayuda",
  found: (count: number) => pluralEs(count, "1 recurso encontrado", `${count} recursos encontrados`),
  nationalFound: (count: number) => pluralEs(count, "1 línea nacional", `${count} líneas nacionales`),
  more: "Mostrar más",
  byState: "Elija su estado para ver ayuda cercana.",
  moreBySearch: "Para ver todos los recursos, elija su estado arriba o haga una búsqueda.",
  groups: {
    youth: "Para jóvenes sin un hogar seguro",
    violence: "Para personas que huyen de la violencia en el hogar",
    elsewhere: "En otras partes del estado",
    national: "En todo el país",
  },
  statewide: (state: string) => `En todo el estado: ${state}`,
  unknownState: "Ese estado no está en la lista. Elija el suyo, por favor.",
  showState: "Mostrar",
  clear: "Borrar búsqueda y filtros",

  none: {
    title: "No se encontraron recursos",
    text: "Llame al 2‑1‑1 para encontrar ayuda cerca de usted. Es gratis y confidencial.",
    call: "Llamar al 2-1-1",
  },

  all: "Todo",
  types: {
    social: "Social",
    medical: "Médica",
    utility: "Servicios básicos",
    emergency: "Emergencia",
    housing: "Vivienda y alquiler",
    legal: "Legal",
    mental_health: "Salud mental",
    transportation: "Transporte",
    food: "Alimentos",
    shelter: "Refugio",
  },

  hidden: "Se mantiene en secreto, por seguridad. Llame primero.",
  full: (clock: string) => `Sin lugar esta noche, desde las ${clock}. Llame antes de ir.`,
  visit: "Sitio web",
  checked: (month: string) => `Revisado en ${month}`,
  published: (month: string) => `Publicado en ${month}`,
  listed: (month: string) => `Listado en ${month}`,
  unchecked: ", sin verificar",
  old: ", puede no estar al día",
  month: (year: string, month: number) => `${monthNames[month - 1]} ${year}`,

  miles: (count: number) => `${count} mi`,
  copyOf: (name: string) => `Copiar la dirección y el contacto: ${name}`,
  copied: "Copiado",
  copyFailed: "No se pudo copiar",
  copyFailedText: "Su navegador bloqueó la copia. Seleccione el texto y cópielo usted.",
  shareOf: (name: string) => `Compartir: ${name}`,
  linkCopied: "Enlace copiado",
  reportOf: (name: string) => `Reportar un error: ${name}`,
  reportFailed: "No se pudo abrir el formulario",
  reportFailedText: "Revise su conexión e inténtelo de nuevo.",

  printAll: "Imprimir esta lista",
  printState: (state: string) => `Estado o territorio: ${state}`,
  printType: (type: string) => `Tipo de ayuda: ${type}`,
  printSearch: (text: string) => `Búsqueda: “${text}”`,
  printedOn: (date: string) => `Impreso el ${date}`,

  callTitle: "¿Necesita hablar con alguien ahora?",
  lines: [
    { number: "911", href: "tel:911", text: "Emergencia: una vida en peligro" },
    { number: "988", href: "tel:988", text: "Línea de Prevención del Suicidio y Crisis, las 24 horas" },
    { number: "2-1-1", href: "tel:211", text: "Comida, refugio, servicios locales" },
  ],

  help: {
    title: "¿Necesita ayuda para encontrar algo?",
    text: "Llame al 2‑1‑1 para hablar con alguien que conoce los servicios cercanos. En una crisis, el 988 responde las 24 horas.",
    hotline: "Las 24 horas: llame al 988",
    local: "Ayuda local: llame al 2‑1‑1",
  },
};
