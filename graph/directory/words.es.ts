import { stateNames } from "./es/rules.ts";
import { stateName, type StateCode } from "./rules.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  kinds: {
    "2-1-1": (place) =>
      `Le conecta con ayuda local de todo tipo ${place}: comida, refugio, transporte, pago de recibos.`,
    legal: (place) => `Ayuda legal civil gratuita ${place} para personas de bajos ingresos.`,
    food: (place) =>
      `Un banco de alimentos: le indica dónde hay despensas de alimentos y comedores comunitarios ${place}.`,
    shelter: (place) => `Refugio y apoyo ${place} para personas que huyen de la violencia en el hogar.`,
    housing: (place) => `Vivienda pública y ayuda para pagar la renta ${place}.`,
    medical: (place) => `Un centro de salud comunitario ${place}.`,
    mental_health: (place) => `Grupos de apoyo y ayuda para encontrar atención de salud mental ${place}.`,
    other: (place) => `Ayuda ${place}.`,
  },
  national: "en cualquier lugar de Estados Unidos",
  statewide: (state) => `en todo el ${wholeOf(state)}`,
  regional: (state) => `en una parte del ${wholeOf(state)}`,
  city(city, state) {
    if (state === "DC") return `en el ${wholeOf(state)}`;
    const name = cities[city] ?? city;
    // Nueva York
    if (name === nameOf(state)) return `en la ciudad de ${name} y sus alrededores`;
    return `en ${name}, ${nameOf(state)}, y sus alrededores`;
  },
  sentences: {
    "Police, fire and ambulance for emergencies that threaten a life.":
      "Policía, bomberos y ambulancia cuando una vida está en peligro.",
    "Somebody to talk to in a crisis of any kind. Call or text 988, or chat on the website.":
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
    "Safety planning and shelter for people who flee violence at home. TTY 1-800-787-3224, or text START to 88788.":
      "Planes de seguridad y refugio para personas que huyen de la violencia en el hogar. TTY (para personas sordas): 1-800-787-3224. Por mensaje de texto: envíe START al 88788.",
    "Support in a crisis by text message: text HOME to 741741.":
      "Apoyo en una crisis por mensaje de texto: envíe al 741741 la palabra HOLA para español, o HOME para inglés.",
    "Support for veterans and those close to them. Call 988 and press 1, or text 838255.":
      "Apoyo para veteranos y sus seres queridos. Llame al 988 y oprima 1, o envíe un mensaje de texto al 838255.",
    "Crisis support for LGBTQ+ young people.": "Apoyo en una crisis para jóvenes LGBTQ+.",
    "Information and support about mental health. Text NAMI to 62640.":
      "Información y apoyo sobre salud mental. Por mensaje de texto: envíe NAMI al 62640.",
    "The number is the National Domestic Violence Hotline.":
      "El número es el de la Línea Nacional contra la Violencia Doméstica.",
    "If this is an office line, ask for the intake line.":
      "Si es el número de la oficina, pida la línea para casos nuevos (“intake line”).",
    "The number is the 988 Suicide & Crisis Lifeline.":
      "El número es el de la Línea 988 de Prevención del Suicidio y Crisis.",
    "The number is the Oklahoma Safe Line, 1-800-522-SAFE.":
      "El número es el de la línea Oklahoma Safe Line: 1-800-522-SAFE.",
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
