import type { Language } from "../../../../shared/core/forms/fields.ts";
import { productWordsInEnglish } from "./product.en.ts";
import { productWordsInSpanish } from "./product.es.ts";
import { productWordsInFrench } from "./product.fr.ts";
import type { ProductTopic, ProductWords } from "./product.ts";
import { plainText } from "../../../../shared/community/support/rules.ts";
import type { Topic } from "./topics.ts";
import { topicsInSpanish } from "./topics.es.ts";
import { topicsInFrench } from "./topics.fr.ts";
import { languageOf } from "./language.ts";

interface Listed {
  topic: Topic;
  about?: Exclude<ProductTopic, "waiting"> | undefined;
}

/**
 * What the word lists understand. Questions about the product are answered along with a need, or
 * alone.
 */
export function byWords(message: string, given?: Language | null): Listed {
  const text = plainText(message);
  const language = languageOf(message);
  const need = needIn(text, language);
  const about = productWords(language, given).find(([, pattern]) => pattern.test(text))?.[0];
  if (!about) return { topic: need ?? "unknown" };
  if (winsOver(about, need, text)) return { topic: about === "waiting" ? "status" : about };
  return isBesides(about) ? { topic: need ?? about, about } : { topic: need ?? about };
}

/** The first match. Short words mean other things elsewhere. */
function needIn(text: string, language: Language | undefined): Need | undefined {
  const fits = ([topic, pattern]: (typeof words)[number]) =>
    pattern.test(text) ||
    (language !== "fr" && topicsInSpanish[topic]?.test(text)) ||
    (language !== "es" && topicsInFrench[topic]?.test(text));
  return words.find(fits)?.[0];
}

type Need = Exclude<Topic, ProductTopic>;

/** General words of asking; a more specific question wins. */
const general = new Set<Need | undefined>([undefined, "request", "directory", "thanks", "greeting"]);

/**
 * Questions about the agent or about privacy are answered first, whatever else a message mentions.
 */
const alwaysFirst = new Set<ProductTopic>(["privacy", "agent"]);
/** More specific than any need: "ICE is at my door" asks neither for a lawyer nor for a house. */
const exactTopics = new Set<ProductTopic>([
  "exit",
  "violence",
  "letter",
  "code",
  "silentOfficer",
  "remaining",
  "raid",
]);

/** What is answered together with the requested help. */
const goesWith: readonly ProductTopic[] = ["papers", "payback", "eligibility", "pets", "language", "hours"];
const isBesides = (about: ProductTopic): about is Exclude<ProductTopic, "waiting"> =>
  goesWith.includes(about);

/** "May I ask?" wants that answer, not the rights during a police encounter. */
const asksToQualify =
  /\b(?:qualif|eligib|califi|elegible|requisito|still (?:get|apply|ask)|who can (?:get|apply|ask)|quien puede (?:pedir|solicitar)|(?:puedo|podemos) (?:pedir|solicitar|recibir)|qui peut (?:demander|recevoir))/;
/** A promised call that did not come. */
const nobodyCame =
  /\b(?:nobody|no ?one|nadie|personne (?:ne )?m|still|haven'?t|hasn'?t|toujours pas|encore pas)\b/;

function winsOver(about: ProductTopic, need: Need | undefined, text: string): boolean {
  if (exactTopics.has(about)) return true;
  if (need === "callback") return about === "agent" || (about === "waiting" && nobodyCame.test(text));
  if (about === "eligibility" && (need === "rights" || need === "legal")) return asksToQualify.test(text);
  if (need === "rights" || need === "incident" || need === "officer") return false;
  return alwaysFirst.has(about) || general.has(need) || (about === "abroad" && need === "status");
}

/** First those of the message's language, then those of the app's. */
function productWords(told: Language | undefined, given: Language | null | undefined): ProductWords {
  const spoken = new Set([told, given].flatMap((language) => language ?? []));
  if (spoken.size === 0) return Object.values(productWordsOf).flat();
  return [...spoken].flatMap((language) => productWordsOf[language]);
}

const productWordsOf: Record<Language, ProductWords> = {
  en: productWordsInEnglish,
  es: productWordsInSpanish,
  fr: productWordsInFrench,
};

const words: readonly (readonly [Need, RegExp])[] = [
  [
    "callback",
    /\b(?:call(?:ing)? (?:me )?back|callback|call me|phone me|(?:speak|talk) (?:to|with) (?:a|an|some)?\s?(?:real |live )?(?:person|human|agent|somebody|someone)|real person|human agent)\b/,
  ],
  [
    "status",
    /\b(?:(?<!(?:immigration|legal|visa|residency|citizenship) )status|my request|case (?:number|id)|track(?:ing)?|approved|denied|processing|how long (?:does|will) (?:it|the))\b/,
  ],
  [
    "rights",
    /\b(?:rights?|(?:search|look in|go through)(?:ed)? my|warrant|arrest(?:ed)?|detain(?:ed)?|pulled over|traffic stop|remain silent|miranda)\b/,
  ],
  ["hotel", /\b(?:hotels?|motel|room for the night)\b/],
  [
    "housing",
    /\b(?:hous(?:e|ing)|shelters?|homeless|rent|evict\w*|(?:place|somewhere) to (?:stay|sleep|live))\b/,
  ],
  ["food", /\b(?:food|hungry|meals?|grocer\w+|eat|pantr(?:y|ies)|soup kitchens?)\b/],
  [
    "transportation",
    /\b(?:transport\w*|rides?|bus|taxi|uber|lyft|tow(?:ed|ing)|impound\w*|stranded|(?:took|lost|have no|without a|no) (?:my |a )?car|(?:get|go|drive me|travel|back) (?:to (?:work|court|school|the (?:hospital|doctor|shelter|airport)|my|see)|home)|bus (?:pass|ticket)|gas (?:card|money))\b/,
  ],
  ["legal", /\b(?:lawyer|attorney|legal|court|sue)\b/],
  ["mental_health", /\b(?:mental health|counsel\w*|nightmares?|therap\w*|depress\w*|anxi\w*|trauma\w*)\b/],
  ["medical", /\b(?:doctor|dentist|clinic|medical|medicine|injur\w*|hospital)\b/],
  ["officer", /\b(?:i(?: am|'?m) an? (?:police )?officer|officer portal|supervisor|verif\w+|badge)\b/],
  ["incident", /\b(?:incidents?|complain\w*|misconduct|excessive force|report (?:an|the|a) officer)\b/],
  ["feedback", /\b(?:feedback|opinion|compliment)\b/],
  ["events", /\b(?:events?|meetings?|workshops?|town hall)\b/],
  [
    "utility",
    /\b(?:utilit\w+|(?:electric\w*|power|light|gas|water|heating|energy) (?:bill|company|is|was|got|has been)|(?:shut|shutting|cut|cutting|turn(?:ed|ing)?) off|no (?:power|heat|electricity|lights|running water)|disconnect\w*|liheap)\b/,
  ],
  ["directory", /\b(?:resources?|directory|near me|local (?:help|services))\b/],
  ["request", /\b(?:apply|request|fund|money|cash|help with|how (?:do|can|to)|get (?:help|assistance))\b/],
  ["thanks", /\b(?:thanks?|thank you|thx|ty|tysm|appreciate)\b/],
  ["greeting", /\b(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/],
];

/** Every list by a name, for the learned score. */
export const wordLists: readonly (readonly [string, RegExp])[] = [
  ...words.map(([topic, pattern]) => [`en:${topic}`, pattern] as const),
  ...Object.entries(topicsInSpanish).map(([topic, pattern]) => [`es:${topic}`, pattern] as const),
  ...Object.entries(topicsInFrench).map(([topic, pattern]) => [`fr:${topic}`, pattern] as const),
  ...Object.entries(productWordsOf).flatMap(([language, lists]) =>
    lists.map(([topic, pattern]) => [`${language}:${topic}`, pattern] as const),
  ),
];
