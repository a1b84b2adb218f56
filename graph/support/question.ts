import { jurisdictionCodes, jurisdictions, type StateCode } from "../directory/rules.ts";
import type { Language } from "../forms/rules.ts";
import { plainText, urgencyOf } from "./rules.ts";

export type Topic =
  | "crisis"
  | "danger"
  | "callback"
  | "status"
  | "rights"
  | "hotel"
  | "housing"
  | "food"
  | "transportation"
  | "legal"
  | "medical"
  | "mental_health"
  | "officer"
  | "request"
  | "incident"
  | "feedback"
  | "events"
  | "directory"
  | "thanks"
  | "greeting"
  | "unknown";

export interface Question {
  topic: Topic;
  /** The state that the conversation names, for the directory. */
  state: StateCode | undefined;
  language: Language;
}

/** What a message is about. What it leaves open is taken from what the person said before, the newest first. */
export function readQuestion(
  message: string,
  { before = [], language }: { before?: readonly string[]; language?: Language | null | undefined } = {},
): Question {
  const state = stateNamedIn(message);
  const topic = topicOf(message);
  const earlier = before.toReversed();
  // "Texas" alone answers our question for the state: what was asked before is still the question.
  const asked = topic === "unknown" && state ? earlier.map(topicOf).find(isAnswered) : undefined;
  return {
    topic: asked ?? (topic === "unknown" && state ? "directory" : topic),
    state: state ?? earlier.map(stateNamedIn).find((found) => found !== undefined),
    language: languageOf(message) ?? language ?? "en",
  };
}

/** The first that fits: whoever is in danger is told so before anything else. */
function topicOf(message: string): Topic {
  const text = plainText(message);
  return urgencyOf(message) ?? words.find(([, pattern]) => pattern.test(text))?.[0] ?? "unknown";
}

const isAnswered = (topic: Topic) =>
  !["crisis", "danger", "callback", "thanks", "greeting", "unknown"].includes(topic);

const words: readonly (readonly [Topic, RegExp])[] = [
  [
    "callback",
    /\b(?:call(?:ing)? (?:me )?back|callback|call me|phone me|(?:speak|talk) (?:to|with) (?:a|an|some)?\s?(?:real |live )?(?:person|human|agent|somebody|someone)|real person|human agent|ll?ameme|llamenme|llamen me|que me llamen|hablar con (?:una persona|alguien|un humano)|rappele[rz]?(?:[- ]moi)?|parler a (?:une personne|quelqu'un|un humain))\b/,
  ],
  [
    "status",
    /\b(?:status|my request|case (?:number|id)|track(?:ing)?|approved|denied|processing|how long (?:does|will) (?:it|the)|(?:estado|donde esta) (?:de )?mi|mi solicitud|ma demande|mon dossier|ou en est)\b/,
  ],
  [
    "rights",
    /\b(?:rights?|search(?:ed)? my|warrant|arrest(?:ed)?|detain(?:ed)?|pulled over|traffic stop|remain silent|miranda|derechos?|orden judicial|detenid[oa]|arrestad[oa]|me pararon|droits?|mandat|arrete par la police|garde a vue|fouille\w*)\b/,
  ],
  ["hotel", /\b(?:hotels?|motel|room for the night|chambre pour la nuit|cuarto para la noche)\b/],
  [
    "housing",
    /\b(?:hous(?:e|ing)|shelter|homeless|rent|evict\w*|(?:place|somewhere) to (?:stay|sleep|live)|vivienda|albergue|refugio|alquiler|renta|desaloj\w*|donde (?:dormir|quedarme)|sin techo|logement|abri|loyer|expuls\w*|ou dormir|sans[- ]abri|hebergement)\b/,
  ],
  [
    "food",
    /\b(?:food|hungry|meals?|grocer\w+|eat|pantry|comida|comer|hambre|despensa|alimentos?|nourriture|manger|faim|repas|epicerie)\b/,
  ],
  ["transportation", /\b(?:transport\w*|rides?|bus|taxi|uber|lyft|viaje|autobus|llevarme|trajet|conduire)\b/],
  [
    "legal",
    /\b(?:lawyer|attorney|legal|court|sue|abogad[oa]|tribunal|demandar|avocate?|juridique|justice)\b/,
  ],
  [
    "mental_health",
    /\b(?:mental health|counsel\w*|therap\w*|depress\w*|anxi\w*|trauma\w*|salud mental|terapia|ansiedad|deprim\w*|sante mentale|psychologue|anxiete|deprime\w*)\b/,
  ],
  [
    "medical",
    /\b(?:doctor|clinic|medical|medicine|injur\w*|hospital|medico|medica|clinica|medicina|herid[oa]|medecin|clinique|medicaments?|blesse\w*|hopital)\b/,
  ],
  [
    "officer",
    /\b(?:i am an officer|i'?m an officer|officer portal|supervisor|verif\w+|badge|soy (?:un )?(?:oficial|policia)|supervisor|placa|je suis (?:policier|agent)|superieur|superviseur|matricule)\b/,
  ],
  [
    "incident",
    /\b(?:incidente?s?|complain\w*|misconduct|excessive force|report (?:an|the|a) officer|queja|denunciar|abuso|plainte|porter plainte|violences? policieres?)\b/,
  ],
  ["feedback", /\b(?:feedback|opinion|compliment|comentarios?|opinar|avis|commentaires?)\b/],
  ["events", /\b(?:events?|meeting|workshop|town hall|eventos?|taller|reunion|evenements?|atelier)\b/],
  [
    "request",
    /\b(?:apply|request|fund|money|cash|help with|how (?:do|can|to)|get (?:help|assistance)|ayuda|solicit\w*|dinero|como (?:puedo|hago)|aide|demande|argent|comment (?:puis|faire))\b/,
  ],
  [
    "directory",
    /\b(?:resources?|directory|near me|local (?:help|services)|recursos|directorio|cerca de mi|ressources|annuaire|pres de (?:moi|chez moi))\b/,
  ],
  ["thanks", /\b(?:thanks?|thank you|gracias|merci)\b/],
  [
    "greeting",
    /\b(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|buen(?:os|as) (?:dias|tardes|noches)|bonjour|bonsoir|salut)\b/,
  ],
];

/** What states are called in Spanish and French, and the capital. */
const otherNames: readonly (readonly [StateCode, RegExp])[] = [
  ["DC", /\bwashington,? d\.?c\b/],
  ["NY", /\bnueva york\b/],
  ["NJ", /\bnueva jersey\b/],
  ["NM", /\b(?:nuevo mexico|nouveau[- ]mexique)\b/],
  ["NH", /\bnuevo hampshire\b/],
  ["NC", /\b(?:carolina del norte|caroline du nord)\b/],
  ["SC", /\b(?:carolina del sur|caroline du sud)\b/],
  ["ND", /\b(?:dakota del norte|dakota du nord)\b/],
  ["SD", /\b(?:dakota del sur|dakota du sud)\b/],
  ["WV", /\b(?:virginia occidental|virginie[- ]occidentale)\b/],
  ["VA", /\bvirginie\b/],
  ["LA", /\b(?:luisiana|louisiane)\b/],
  ["PA", /\b(?:pensilvania|pennsylvanie)\b/],
  ["CA", /\bcalifornie\b/],
  ["FL", /\bfloride\b/],
  ["GA", /\bgeorgie\b/],
];

/** Two capitals are a state where they follow "in", or stand alone; not where they may be a word: "OK", "HI". */
const codeInText = /(?:\b(?:in|en|au|de)\s|,\s?)([A-Z]{2})\b/;
const alsoWords = new Set(["OK", "HI", "ME", "OR", "IN", "OH"]);

function stateNamedIn(message: string): StateCode | undefined {
  const text = plainText(message);
  const abroad = otherNames.find(([, pattern]) => pattern.test(text))?.[0];
  if (abroad) return abroad;
  // "West Virginia" also holds "Virginia": the longer name is meant.
  const longestFirst = jurisdictions.toSorted(([, a], [, b]) => b.length - a.length);
  const named = longestFirst.find(([, name]) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(text))?.[0];
  if (named) return named;
  const alone = message.trim();
  const code = codeInText.exec(message)?.[1] ?? (alsoWords.has(alone) ? undefined : alone);
  return code && jurisdictionCodes.has(code) ? (code as StateCode) : undefined;
}

/** Told by words that only one of the languages has; undefined where nothing tells. */
function languageOf(message: string): Language | undefined {
  const text = plainText(message);
  if (/[¿¡]/.test(message) || spanish.test(text)) return "es";
  if (french.test(text)) return "fr";
  return english.test(text) ? "en" : undefined;
}

const spanish =
  /\b(?:quiero|quiere|morir|matarme|suicidar\w*|suicidio|peligro|pegando|sangrando|hola|gracias|ayuda|necesito|comida|hambre|llameme|llamame|llamen\w*|derechos|donde|puedo|estoy|tengo|vivienda|albergue|abogad[oa]|solicitud|dinero|esta|una|por|para)\b/;
const french =
  /\b(?:je|j'ai|suis|veux|mourir|frappe|saigne|secours|bonjour|bonsoir|merci|aide|besoin|droits|rappele[rz]?|faim|logement|avocate?|demande|argent|ou est|une|les|des|pour|mes|mon|avec|suicider)\b/;
const english =
  /\b(?:the|is|are|my|me|you|need|want|help|please|how|what|where|can|do|hello|thanks?|food|housing|rights)\b/;
