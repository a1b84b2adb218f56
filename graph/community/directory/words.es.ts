import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import { stateNames } from "../../../shared/community/directory/places/state-names.es.ts";
import { stateName, type StateCode } from "../../../shared/community/directory/rules.ts";
import { allOf, cityOf, isCity } from "./places/describe-places.ts";

export const es = {
  kinds: {
    "2-1-1": (place: string) =>
      `Le conecta con ayuda local de todo tipo ${place}: comida, refugio, transporte, pago de recibos.`,
    legal: (place: string) => `Ayuda legal civil gratuita ${place} para personas de bajos ingresos.`,
    food: (place: string) =>
      `Un banco de alimentos: le indica dónde hay despensas de alimentos y comedores comunitarios ${place}.`,
    shelter: (place: string) => `Refugio y apoyo ${place}.`,
    housing: (place: string) => `Vivienda pública y ayuda para pagar la renta ${place}.`,
    medical: (place: string) => `Un centro de salud comunitario ${place}.`,
    mental_health: (place: string) =>
      `Grupos de apoyo y ayuda para encontrar atención de salud mental ${place}.`,
    homeless: (place: string) =>
      `Camas ${place} para personas que no tienen dónde dormir, o cómo conseguir una.`,
    youth: (place: string) => `Refugio y ayuda ${place} para jóvenes que no tienen un hogar seguro.`,
    violence: (place: string) =>
      `Refugio y apoyo ${place} para personas que huyen de la violencia en el hogar.`,
    utility: (place: string) => `Ayuda para pagar los recibos de luz y calefacción ${place}.`,
    transportation: (place: string) => `Autobuses, transporte y tarifas reducidas ${place}.`,
    "ride to care": (place: string) => `Transporte al médico ${place} para personas que tienen Medicaid.`,
    disability: (place: string) =>
      `Transporte ${place} para personas con una discapacidad que no pueden tomar el autobús común.`,
    rights: (place: string) => `Recibe quejas por discriminación ${place}.`,
    police: (place: string) => `Recibe quejas sobre la policía ${place}.`,
    other: (place: string) => `Ayuda ${place}.`,
  },
  names: { "Emergency services": "Servicios de emergencia" },
  national: "en cualquier lugar de Estados Unidos",
  statewide: (state: StateCode) => `en todo el ${wholeOf(state)}`,
  regional: (state: StateCode) => `en una parte del ${wholeOf(state)}`,
  city(city: string, state: StateCode) {
    if (state === "DC") return `en el ${wholeOf(state)}`;
    const name = cities[city] ?? city;
    // Nueva York
    if (name === nameOf(state)) return `en la ciudad de ${name} y sus alrededores`;
    return `en ${name}, ${nameOf(state)}, y sus alrededores`;
  },
  counties(names: readonly string[], state: StateCode) {
    const cities = names.filter(isCity).map((name) => `la ciudad de ${cityOf(name)}`);
    const counties = names.filter((name) => !isCity(name));
    const [one, ...more] = counties;
    const word = state === "LA" ? ["la parroquia", "las parroquias"] : ["el condado", "los condados"];
    const named = more.length > 0 ? `${word[1]} de ${allOf(counties, "y")}` : one && `${word[0]} de ${one}`;
    return `en ${allOf(named ? [named, ...cities] : cities, "y")}, ${nameOf(state)}`;
  },
  page: {
    found: (count: number) => pluralEs(count, "1 recurso encontrado", `${count} recursos encontrados`),
    searched: (text: string) => `Búsqueda: “${text}”`,
    first: (count: number) =>
      `Se muestran los primeros ${count}. Elija su estado para ver los que están cerca de usted.`,
    none: "No se encontraron recursos. Llame al 2‑1‑1 para encontrar ayuda cerca de usted.",
    checked: (month: string) => `Revisado en ${month}`,
    published: (month: string) => `Publicado en ${month}`,
    listed: (month: string) => `Listado en ${month}`,
    unchecked: ", sin verificar",
    old: ", puede no estar al día",
    near: (place: string) => `Primero, lo más cercano a ${place}`,
    unknown: (text: string) => `No encontramos “${text}”. Revise la ortografía o escriba el código postal.`,
    hours: "Horario",
    place: "Dirección",
    hidden: "Se mantiene en secreto, por seguridad. Llame primero.",
    full: (clock: string) => `Sin lugar esta noche, desde las ${clock}. Llame antes de ir.`,
    contact: "Contacto",
  },
  sentences: {
    "Police, fire, and ambulance when a life is in danger.":
      "Policía, bomberos y ambulancia cuando una vida está en peligro.",
    "Someone to talk to in any crisis. Call or text 988, or chat on the website.":
      "Alguien con quien hablar en una crisis de cualquier tipo. Llame al 988 y oprima 2 para español, envíe la palabra AYUDA por mensaje de texto al 988 o use el chat del sitio web.",
    "Confidential referrals for victims of crime, by phone or text.":
      "Orientación confidencial para víctimas de delitos, por teléfono o mensaje de texto.",
    "Confidential support for people who were sexually assaulted, and for those close to them.":
      "Apoyo confidencial para personas que sufrieron una agresión sexual y para sus seres queridos.",
    "Finds the free civil legal aid office for an address anywhere in the United States.":
      "Le indica qué oficina de ayuda legal civil gratuita atiende su dirección, en cualquier lugar de Estados Unidos.",
    "Finds food nearby. In Spanish: 1-877-842-6273. By text: 914-342-7744.":
      "Le indica dónde hay comida cerca de usted. En español: 1-877-842-6273. Por mensaje de texto: 914-342-7744.",
    "Finds the food bank for a ZIP code or state.":
      "Le indica qué banco de alimentos atiende su código postal o su estado.",
    "Safety planning and shelter for people escaping violence at home. TTY 1-800-787-3224, or text START to 88788.":
      "Planes de seguridad y refugio para personas que huyen de la violencia en el hogar. TTY (para personas sordas): 1-800-787-3224. Por mensaje de texto: envíe START al 88788.",
    "Support in a crisis by text message: text HOME to 741741.":
      "Apoyo en una crisis por mensaje de texto: envíe al 741741 la palabra HOLA para español, o HOME para inglés.",
    "Support for veterans and those close to them. Call 988 and press 1, or text 838255.":
      "Apoyo para veteranos y sus seres queridos. Llame al 988 y oprima 1, o envíe un mensaje de texto al 838255.",
    "Crisis support for LGBTQ+ young people.": "Apoyo en una crisis para jóvenes LGBTQ+.",
    "Information and support about mental health. Text NAMI to 62640.":
      "Información y apoyo sobre salud mental. Por mensaje de texto: envíe NAMI al 62640.",
    "If this is an office line, ask for the intake line.":
      "Si es el número de la oficina, pida la línea para casos nuevos (“intake line”).",
    "The number is the Oklahoma Safe Line, 1-800-522-SAFE.":
      "El número es el de la línea Oklahoma Safe Line: 1-800-522-SAFE.",
    "For members of this health plan only.": "Solo para miembros de este plan de salud.",
    "Book two business days ahead.": "Pídalo con dos días hábiles de anticipación.",
    "Book three business days ahead.": "Pídalo con tres días hábiles de anticipación.",
    "Book five business days ahead.": "Pídalo con cinco días hábiles de anticipación.",
    "Also for people aged 60 or older.": "También para personas de 60 años o más.",
    "For families with children.": "Para familias con niños.",
    "For adults.": "Para adultos.",
    "For ages 12 to 21.": "Para jóvenes de 12 a 21 años.",
    "For ages 12 to 24.": "Para jóvenes de 12 a 24 años.",
    "For ages 0 to 18.": "Para menores de 0 a 18 años.",
    "Takes complaints about discrimination in renting, buying or losing a home.":
      "Recibe quejas por discriminación al alquilar, comprar o perder una vivienda.",
    "Takes complaints about discrimination at work.": "Recibe quejas por discriminación en el trabajo.",
    "Tells you where to get help with heating and electricity bills.":
      "Le indica dónde pedir ayuda para pagar los recibos de luz y calefacción.",
    "24 hours a day": "Las 24 horas",
    Weekdays: "De lunes a viernes",
  },
};

/** "Washington" and "Nueva York" alone are cities. */
const wholeOf = (state: StateCode) => (state === "DC" ? nameOf(state) : `estado de ${nameOf(state)}`);

const nameOf = (state: StateCode) => stateNames[state] ?? stateName(state) ?? state;

const cities: Partial<Record<string, string>> = {
  Indianapolis: "Indianápolis",
  "Los Angeles": "Los Ángeles",
  "New Orleans": "Nueva Orleans",
  "New York": "Nueva York",
  Philadelphia: "Filadelfia",
  "Saint Louis": "San Luis",
};
