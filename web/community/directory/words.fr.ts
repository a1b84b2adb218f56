import { pluralFr } from "../../../shared/core/i18n/plural.ts";
import type { StateCode } from "../../../shared/community/directory/rules.ts";
import { stateNames } from "../../../shared/community/directory/places/state-names.fr.ts";

const monthNames = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" ");

export const fr = {
  stateName: (code: StateCode) => stateNames[code],
  title: "Ressources de la communauté",
  lead: "Nourriture, toit, aide juridique et médicale",
  loading: "Chargement des ressources...",
  failed: "Les ressources n’ont pas pu être chargées",
  search: "Rechercher une ressource",
  searchHint: "Nom, type d’aide, lieu ou numéro de téléphone",
  state: "État ou territoire",
  place: {
    label: "Code postal ou ville",
    hint: "Ex. : 18503 ou Scranton, PA",
    look: "Chercher",
    looking: "Recherche...",
    near: (place: string) => `Le plus près de ${place} d’abord`,
    others: "S’agit-il d’un autre lieu ?",
    unknown: (text: string) =>
      `Lieu introuvable : « ${text} ». Vérifiez l’orthographe ou saisissez le code postal.`,
  },
  allStates: "Tous les États",
  where: "Lieu et État",
  categories: "Types d’aide",
  found: (count: number) => pluralFr(count, `${count} ressource trouvée`, `${count} ressources trouvées`),
  nationalFound: (count: number) => pluralFr(count, `${count} ligne nationale`, `${count} lignes nationales`),
  more: "Afficher plus",
  byState: "Choisissez votre État pour l’aide locale.",
  moreBySearch: "Pour voir toutes les ressources, choisissez votre État ci-dessus ou faites une recherche.",
  groups: {
    youth: "Pour les jeunes sans foyer sûr",
    violence: "Pour les personnes qui fuient des violences à la maison",
    elsewhere: "Ailleurs dans l’État",
    national: "Dans tout le pays",
  },
  statewide: (state: string) => `Dans tout l’État : ${state}`,
  unknownState: "Cet État n’est pas dans la liste. Veuillez choisir le vôtre.",
  showState: "Afficher",
  clear: "Tout effacer",

  none: {
    title: "Aucune ressource trouvée",
    text: "Appelez le 2‑1‑1 pour trouver de l’aide près de chez vous. C’est gratuit et confidentiel.",
    call: "Appeler le 2-1-1",
  },

  all: "Tout",
  types: {
    social: "Aide sociale",
    medical: "Médical",
    utility: "Factures d’énergie",
    emergency: "Urgence",
    housing: "Logement et loyer",
    legal: "Juridique",
    mental_health: "Santé mentale",
    transportation: "Transport",
    food: "Nourriture",
    shelter: "Hébergement",
  },

  hidden: "Gardée secrète, par sécurité. Appelez d’abord.",
  full: (clock: string) => `Complet cette nuit, depuis ${clock}. Appelez avant d’y aller.`,
  visit: "Site web",
  checked: (month: string) => `Vérifié en ${month}`,
  published: (month: string) => `Publié en ${month}`,
  listed: (month: string) => `Listé en ${month}`,
  unchecked: ", non vérifié",
  old: ", peut-être pas à jour",
  month: (year: string, month: number) => `${monthNames[month - 1]} ${year}`,

  miles: (count: number) => `${count} mi`,
  copyOf: (name: string) => `Copier l’adresse et le contact : ${name}`,
  copied: "Copié",
  copyFailed: "La copie n’a pas abouti",
  copyFailedText: "Votre navigateur a bloqué la copie. Sélectionnez le texte et copiez-le vous-même.",
  shareOf: (name: string) => `Partager : ${name}`,
  linkCopied: "Lien copié",
  reportOf: (name: string) => `Signaler une erreur : ${name}`,
  reportFailed: "Le formulaire n’a pas pu s’ouvrir",
  reportFailedText: "Vérifiez votre connexion et réessayez.",

  printAll: "Imprimer cette liste",
  printState: (state: string) => `État ou territoire : ${state}`,
  printType: (type: string) => `Type d’aide : ${type}`,
  printSearch: (text: string) => `Recherche : « ${text} »`,
  printedOn: (date: string) => `Imprimé le ${date}`,

  callTitle: "Besoin de parler à quelqu’un maintenant ?",
  lines: [
    { number: "911", href: "tel:911", text: "Urgence vitale" },
    { number: "988", href: "tel:988", text: "Ligne d’écoute suicide et crise, 24 h/24" },
    { number: "2-1-1", href: "tel:211", text: "Nourriture, hébergement, services locaux" },
  ],

  help: {
    title: "Besoin d’aide pour trouver ?",
    text: "Appelez le 2‑1‑1 pour parler à quelqu’un qui connaît les services près de chez vous. En cas de crise, le 988 répond 24 heures sur 24.",
    hotline: "24 h/24 : appelez le 988",
    local: "Aide locale : le 2‑1‑1",
  },
};
