import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { StateCode } from "../../../shared/community/directory/rules.ts";

const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export const en = {
  /** The state's name in this language, if it differs from the English one. */
  stateName: (_code: StateCode): string | undefined => undefined,
  title: "Community Resources",
  lead: "Food, shelter, legal, and medical help",
  loading: "Loading resources...",
  failed: "Failed to fetch resources",
  search: "Search resources",
  searchHint: "Name, type of help, place, or phone number",
  state: "State/Territory",
  place: {
    label: "ZIP code or city",
    hint: "Such as 18503 or Scranton, PA",
    look: "Search",
    looking: "Searching...",
    near: (place: string) => `Nearest to ${place} first`,
    others: "Did you mean another place?",
    unknown: (text: string) => `We could not find “${text}”. Check the spelling, or enter a ZIP code.`,
  },
  allStates: "All States",
  where: "Place and state",
  categories: "Types of help",
  found: (count: number) => pluralEn(count, "1 resource found", `${count} resources found`),
  nationalFound: (count: number) => pluralEn(count, "1 national line", `${count} national lines`),
  more: "Show more",
  byState: "Choose your state to see help near you.",
  moreBySearch: "To see all resources, choose your state above or search.",
  groups: {
    youth: "For young people without a safe home",
    violence: "For people escaping violence at home",
    elsewhere: "Elsewhere in the state",
    national: "Everywhere in the United States",
  } as Partial<Record<string, string>>,
  statewide: (state: string) => `Everywhere in ${state}`,
  unknownState: "This state is not in the list. Please choose yours.",
  showState: "Show",
  clear: "Clear search and filters",

  // In running text hyphens do not break, so a number stays on one line.
  none: {
    title: "No resources found",
    text: "Call 2‑1‑1 to find help near you. It's free and confidential.",
    call: "Call 2-1-1",
  },

  all: "All",
  types: {
    social: "Social",
    medical: "Medical",
    utility: "Utility",
    emergency: "Emergency",
    housing: "Housing and rent",
    legal: "Legal",
    mental_health: "Mental health",
    transportation: "Transportation",
    food: "Food",
    shelter: "Shelter",
  } as Partial<Record<string, string>>,

  hidden: "Kept secret, for safety. Call first.",
  full: (clock: string) => `Full tonight, as of ${clock}. Call before you go.`,
  visit: "Visit Website",
  checked: (month: string) => `Last checked ${month}`,
  published: (month: string) => `Published ${month}`,
  listed: (month: string) => `Listed ${month}`,
  unchecked: ", not checked",
  old: ", may be out of date",
  month: (year: string, month: number) => `${monthNames[month - 1]} ${year}`,

  miles: (count: number) => `${count} mi`,
  copyOf: (name: string) => `Copy address and contact: ${name}`,
  copied: "Copied",
  copyFailed: "Could not copy",
  copyFailedText: "Your browser blocked copying. Select the text and copy it yourself.",
  shareOf: (name: string) => `Share: ${name}`,
  linkCopied: "Link copied",
  reportOf: (name: string) => `Report a wrong number: ${name}`,
  reportFailed: "The form could not be opened",
  reportFailedText: "Please check your connection and try again.",

  printAll: "Print this list",
  printState: (state: string) => `State/Territory: ${state}`,
  printType: (type: string) => `Type of help: ${type}`,
  printSearch: (text: string) => `Search: “${text}”`,
  printedOn: (date: string) => `Printed on ${date}`,

  callTitle: "Need to talk to someone now?",
  lines: [
    { number: "911", href: "tel:911", text: "Life-threatening emergency" },
    { number: "988", href: "tel:988", text: "Suicide & Crisis Lifeline, 24/7" },
    { number: "2-1-1", href: "tel:211", text: "Food, shelter, local services" },
  ],

  help: {
    title: "Need help finding something?",
    text: "Call 2‑1‑1 to talk to someone who knows the services near you. In a crisis, 988 answers 24 hours a day.",
    hotline: "24/7 hotline: call 988",
    local: "Local help: call 2-1-1",
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
