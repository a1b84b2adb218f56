import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import type { StateCode } from "../../../shared/community/directory/rules.ts";
import { allOf, cityOf, isCity } from "./places/describe-places.ts";
import { states } from "./words.states.fr.ts";

export const fr = {
  kinds: {
    "2-1-1": (place: string) =>
      `Vous oriente vers toutes sortes d’aides locales, ${place} : nourriture, hébergement, transport, factures.`,
    legal: (place: string) =>
      `Aide juridique gratuite en matière civile, ${place}, pour les personnes à faibles revenus.`,
    food: (place: string) =>
      `Une banque alimentaire : vous indique où trouver des colis alimentaires et des repas ${place}.`,
    shelter: (place: string) => `Hébergement et soutien ${place}.`,
    housing: (place: string) => `Logements sociaux et aide au paiement du loyer ${place}.`,
    medical: (place: string) => `Un centre de santé (community health center) ${place}.`,
    mental_health: (place: string) =>
      `Groupes de soutien et aide pour trouver des soins de santé mentale, ${place}.`,
    homeless: (place: string) =>
      `Des lits ${place} pour les personnes qui n’ont nulle part où dormir, ou comment en obtenir un.`,
    youth: (place: string) => `Hébergement et aide ${place} pour les jeunes qui n’ont pas de foyer sûr.`,
    violence: (place: string) =>
      `Hébergement et soutien ${place} pour les personnes qui fuient des violences à la maison.`,
    utility: (place: string) => `Aide au paiement des factures de chauffage et d’électricité ${place}.`,
    transportation: (place: string) => `Bus, trajets et tarifs réduits ${place}.`,
    "ride to care": (place: string) =>
      `Trajets chez le médecin ${place} pour les personnes qui ont Medicaid.`,
    disability: (place: string) =>
      `Transport ${place} pour les personnes handicapées qui ne peuvent pas prendre le bus ordinaire.`,
    rights: (place: string) => `Reçoit les plaintes pour discrimination ${place}.`,
    police: (place: string) => `Reçoit les plaintes contre la police ${place}.`,
    other: (place: string) => `De l’aide ${place}.`,
  },
  names: { "Emergency services": "Services d’urgence" },
  national: "partout aux États-Unis",
  statewide: (state: StateCode) => `partout ${states[state][0]}`,
  regional: (state: StateCode) => `dans une partie ${states[state][1]}`,
  city(city: string, state: StateCode) {
    const [where] = states[state];
    if (state === "DC") return where;
    const around = `à ${cities[city] ?? city} et aux alentours`;
    return where.endsWith(` ${city}`) ? around : `${around}, ${where}`; // New York
  },
  counties(names: readonly string[], state: StateCode) {
    const towns = names.filter(isCity).map((name) => `la ville ${of(cityOf(name))}`);
    const counties = names.filter((name) => !isCity(name));
    const [one, ...more] = counties;
    const word = state === "LA" ? ["la paroisse", "les paroisses"] : ["le comté", "les comtés"];
    const named =
      more.length > 0 ? `${word[1]} ${allOf(counties.map(of), "et")}` : one && `${word[0]} ${of(one)}`;
    return `dans ${allOf(named ? [named, ...towns] : towns, "et")}, ${states[state][0]}`;
  },
  page: {
    found: (count: number) => pluralFr(count, `${count} ressource trouvée`, `${count} ressources trouvées`),
    searched: (text: string) => `Recherche : « ${text} »`,
    first: (count: number) =>
      `Les ${count} premières sont affichées. Choisissez votre État pour voir celles près de chez vous.`,
    none: "Aucune ressource trouvée. Appelez le 2‑1‑1 pour trouver de l’aide près de chez vous.",
    checked: (month: string) => `Vérifié en ${month}`,
    published: (month: string) => `Publié en ${month}`,
    listed: (month: string) => `Listé en ${month}`,
    unchecked: ", non vérifié",
    old: ", peut-être pas à jour",
    near: (place: string) => `Le plus près de ${place} d’abord`,
    unknown: (text: string) =>
      `Lieu introuvable : « ${text} ». Vérifiez l’orthographe ou saisissez le code postal.`,
    hours: "Horaires",
    place: "Adresse",
    hidden: "Gardée secrète, par sécurité. Appelez d’abord.",
    full: (clock: string) => `Complet cette nuit, depuis ${clock}. Appelez avant d’y aller.`,
    contact: "Contact",
  },
  sentences: {
    "Police, fire, and ambulance when a life is in danger.":
      "Police, pompiers et ambulance quand une vie est en danger.",
    "Someone to talk to in any crisis. Call or text 988, or chat on the website.":
      "Quelqu’un à qui parler, quelle que soit la crise. Appelez le 988 : des interprètes peuvent aider. Par SMS au 988 et dans le chat du site, les réponses sont en anglais ou en espagnol.",
    "Confidential referrals for victims of crime, by phone or text.":
      "Orientation confidentielle pour les victimes d’infractions, par téléphone ou par SMS.",
    "Confidential support for people who were sexually assaulted, and for those close to them.":
      "Soutien confidentiel pour les personnes qui ont subi une agression sexuelle et pour leurs proches.",
    "Finds the free civil legal aid office for an address anywhere in the United States.":
      "Vous indique quel bureau d’aide juridique gratuite en matière civile correspond à votre adresse, partout aux États-Unis.",
    "Finds food nearby. In Spanish: 1-877-842-6273. By text: 914-342-7744.":
      "Vous indique où trouver de la nourriture près de chez vous. En espagnol : 1-877-842-6273. Par SMS : 914-342-7744.",
    "Finds the food bank for a ZIP code or state.":
      "Vous indique la banque alimentaire de votre code postal ou de votre État.",
    "Safety planning and shelter for people escaping violence at home. TTY 1-800-787-3224, or text START to 88788.":
      "Plan de mise en sécurité et hébergement pour les personnes qui fuient des violences à la maison. TTY (pour les personnes sourdes) : 1-800-787-3224. Par SMS : envoyez START au 88788.",
    "Support in a crisis by text message: text HOME to 741741.":
      "Soutien par SMS dans un moment de crise, en anglais : envoyez HOME au 741741.",
    "Support for veterans and those close to them. Call 988 and press 1, or text 838255.":
      "Soutien pour les anciens combattants et leurs proches. Appelez le 988 puis tapez 1, ou envoyez un SMS au 838255.",
    "Crisis support for LGBTQ+ young people.": "Soutien dans un moment de crise pour les jeunes LGBTQ+.",
    "Information and support about mental health. Text NAMI to 62640.":
      "Informations et soutien sur la santé mentale. Par SMS : envoyez NAMI au 62640.",
    "If this is an office line, ask for the intake line.":
      "Si c’est le numéro du bureau, demandez la ligne pour les nouveaux dossiers (« intake line »).",
    "The number is the Oklahoma Safe Line, 1-800-522-SAFE.":
      "Le numéro est celui de la ligne Oklahoma Safe Line : 1-800-522-SAFE.",
    "For members of this health plan only.": "Réservé aux membres de cette assurance santé.",
    "Book two business days ahead.": "À demander deux jours ouvrables à l’avance.",
    "Book three business days ahead.": "À demander trois jours ouvrables à l’avance.",
    "Book five business days ahead.": "À demander cinq jours ouvrables à l’avance.",
    "Also for people aged 60 or older.": "Aussi pour les personnes de 60 ans et plus.",
    "For families with children.": "Pour les familles avec enfants.",
    "For adults.": "Pour les adultes.",
    "For ages 12 to 21.": "Pour les jeunes de 12 à 21 ans.",
    "For ages 12 to 24.": "Pour les jeunes de 12 à 24 ans.",
    "For ages 0 to 18.": "Pour les enfants et les jeunes de 0 à 18 ans.",
    "Takes complaints about discrimination in renting, buying or losing a home.":
      "Reçoit les plaintes pour discrimination quand on loue, achète ou perd un logement.",
    "Takes complaints about discrimination at work.": "Reçoit les plaintes pour discrimination au travail.",
    "Tells you where to get help with heating and electricity bills.":
      "Indique où demander une aide pour payer les factures de chauffage et d’électricité.",
    "24 hours a day": "24 heures sur 24",
    Weekdays: "Du lundi au vendredi",
  },
};

const of = (name: string) => (/^[AEIOUÉÈÂÎH]/.test(name) ? `d’${name}` : `de ${name}`);

const cities: Partial<Record<string, string>> = {
  Detroit: "Détroit",
  "New Orleans": "La Nouvelle-Orléans",
  Philadelphia: "Philadelphie",
  "Saint Louis": "Saint-Louis",
};
