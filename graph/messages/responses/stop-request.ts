import { normalized } from "../../../shared/core/text/fold.ts";

/*
 * Requests to get no more texts, in our languages. Accents, capitals and signs do not matter. A
 * person who says more than that is read by the desk.
 */

/** Words that are a request alone, and that bring any other text to the desk. */
const stopWords = [
  ...["stop", "stopall", "unsubscribe", "cancel", "end", "quit", "optout", "revoke"],
  ...["alto", "baja", "cancelar", "parar", "pare", "paren", "detener", "detenga", "detengan", "detenganse"],
  ...["detente", "basta", "desuscribir", "desuscribirme"],
  ...["arret", "arrete", "arretes", "arreter", "arretez", "cesser", "cessez", "annuler"],
  ...["desabonner", "desabonnement", "desinscrire", "desinscription"],
];

/** Requests alone, but common in other texts. */
const onlyAlone = ["para", "fin", "(?:ca|cela) suffit"];

const enTexts = "(?:texts|text messages|messages|sms)";
const esTexts = "(?:mensajes de texto|mensajes|textos|sms)";
const frTexts = "(?:messages?|sms|textos?)";
const enMe = "(?:me|us|this number|this phone|my number|my phone)";
const enAsk = "(?:(?:can|could|will|would) you |you can |i want you to )?";

/** Sentences of which each is a request alone. */
const sentences = [
  `${enAsk}(?:stop|quit|cease|end) (?:texting|messaging|contacting|bothering|spamming|emailing|writing(?: to)?|sending ${enTexts} to)(?: ${enMe})?(?: any ?more| again)?`,
  `${enAsk}(?:stop|quit|cease) sending(?: me| us)?(?: (?:any more|any|more|the|these|those|your))? ${enTexts}`,
  `(?:stop|end|cancel|no more)(?: all)?(?: the| these| those| your| my| more)? ${enTexts}`,
  "stop all",
  `(?:do not|dont) (?:text|message|contact|bother|email|write(?: to)?) ${enMe}(?: any ?more| again| ever again)?`,
  `(?:do not|dont) send(?: me| us)?(?: (?:any more|any|more|the|these))? ${enTexts}(?: any ?more| again)?`,
  "(?:do not|dont) send (?:me|us) anything(?: any ?more| again| else)?",
  `i (?:do not|dont|no longer) want(?: to (?:get|receive))?(?: (?:any more|any|more|the|these|your))? ${enTexts}(?: any ?more)?`,
  "i (?:do not|dont|no longer) want to be (?:texted|contacted|messaged)(?: any ?more)?",
  "i (?:want|would like|wish) to (?:stop|unsubscribe|opt out)",
  "opt(?: me| us)? out",
  "unsubscribe (?:me|us|this number)",
  "(?:remove|delete) (?:me|us|my number|this number)(?: (?:from|off)(?: of)? (?:your|the|this) list)?",
  "take (?:me|us|my number|this number) off(?: of)? (?:your|the|this) list",
  "leave me alone",

  "no (?:me|nos) (?:escriban?|escribas|contacten?|contactes|molesten?|texteen?|textees|mensajeen?)(?: nunca)?(?: mas)?",
  `no quiero que me (?:escriban?|contacten?|texteen?|(?:manden?|envien?)(?: mas)? ${esTexts})(?: mas)?`,
  `no (?:me|nos) (?:manden?|mandes|envien?|envies)(?: mas)? (?:${esTexts}|nada)(?: mas)?`,
  "no (?:me|nos) (?:manden?|mandes|envien?|envies) mas",
  `(?:(?:puede|pueden|podria|podrian) )?(?:dejen?|deja|dejar|paren?|parar) de (?:escribirme|contactarme|molestarme|textearme|(?:mandar|enviar)(?:me)?(?: mas)? ${esTexts})`,
  `no (?:quiero|deseo)(?: recibir)?(?: mas)? ${esTexts}(?: mas)?`,
  `no mas ${esTexts}`,
  "(?:quiero |deseo )?(?:dar|darme|denme|deme|dame) de baja",
  "(?:quiero|deseo) (?:parar|detener)",
  `(?:cancelar|cancelen?|paren?|parar|detengan?|detener) (?:los|sus|estos) ${esTexts}`,
  "(?:borreme|borrenme|eliminenme|elimineme)(?: de (?:su|la|esta) lista)?",
  "(?:quiteme|quitenme|saqueme|saquenme) de (?:su|la|esta) lista",
  "(?:borren?|quiten?|eliminen?) mi numero",
  "(?:dejeme|dejenme|dejame) en paz",

  `(?:(?:pouvez|pourriez) vous )?(?:d ?)?(?:arretez|arrete|arreter|cessez|cesser) de (?:me (?:contacter|deranger|texter)|m ?ecrire|m ?envoyer (?:des|vos|ces|les) ${frTexts})`,
  `(?:arretez|arrete|arreter|cessez|cesser) d ?(?:ecrire|envoyer (?:des|vos|ces|les) ${frTexts})`,
  `(?:d ?)?(?:arretez|arrete|arreter|cessez|stop) (?:les|vos|ces|aux) ${frTexts}`,
  "(?:ne )?(?:m ?ecrivez|m ?ecris|me (?:contactez?|derangez?|textez?)) plus(?: jamais)?",
  `(?:ne )?m ?(?:envoyez|envoie|envoies) plus (?:rien|de ${frTexts}|aucun message)`,
  `plus (?:de|aucun) ${frTexts}`,
  `(?:je )?(?:ne )?(?:veux|souhaite|desire) plus (?:recevoir )?(?:de |vos |ces |aucun )${frTexts}`,
  "(?:je )?(?:ne )?(?:veux|souhaite|desire) plus etre contactee?",
  "je (?:veux|voudrais|souhaite) (?:arreter|me desabonner|me desinscrire)",
  "(?:desabonnez|desinscrivez) moi(?: de (?:votre|la|cette) liste)?",
  "(?:retirez|enlevez|supprimez|effacez) (?:moi de (?:votre|la|cette) liste|mon numero)",
  "laissez moi (?:tranquille|en paix)",
];

/** What is only polite. */
const courtesies = [
  ...["please", "pls", "plz", "right now", "now", "thanks", "thank you", "thx"],
  ...["por favor", "porfavor", "porfa", "ya", "ahora", "muchas gracias", "gracias"],
  ...["s ?il (?:vous|te) plait", "svp", "stp", "maintenant", "merci beaucoup", "merci"],
];

/** What a telephone writes below a text. */
const footers = [
  "sent from my",
  "get outlook for",
  "enviado desde mi",
  "envoye d[eu] mon",
  "envoye depuis mon",
];

const anyOf = (expressions: readonly string[], flags = "") =>
  new RegExp(` (?:${expressions.join("|")})(?= )`, flags);
const courtesy = anyOf(courtesies, "g");
const footer = anyOf(footers);
const mention = anyOf([...stopWords, ...sentences]);
/** Sentences first: each takes what it can. */
const request = anyOf([...sentences, ...stopWords, ...onlyAlone], "y");

/** Words that take effect at once, besides a request to stop. Carriers know the English ones. */
const keywords = {
  start: ["start", "unstop", "iniciar", "empezar", "demarrer", "reprendre"],
  help: ["help", "info", "ayuda", "aide"],
} as const;
export type Keyword = "stop" | keyof typeof keywords;

interface Command {
  keyword: Keyword;
  /** What the text says besides its first line, for a person to read. Empty in most texts. */
  rest: string;
}

/** A request alone is not longer. */
const longestRequest = 200;

/**
 * The keyword of a text whose first line says nothing else, apart from please, now, thanks and a
 * signature: the device's, or one of `names`. Null for any other text.
 */
export function commandIn(said: string, names: readonly string[] = []): Command | null {
  const lines = said.split(/[\n\r\u0085\u2028\u2029]/);
  const first = lines.findIndex((line) => wordsOf(line) !== blank);
  const line = lines[first] ?? "";
  if (line.length > longestRequest) return null;
  const words = withoutFooter(wordsOf(line)).replace(courtesy, "");
  const keyword = keywordOf(words) ?? keywordOf(withoutNames(words, names));
  if (!keyword) return null;
  const below = lines.slice(first + 1).join("\n");
  const isSignature = withoutNames(withoutFooter(wordsOf(below)).replace(courtesy, ""), names) === blank;
  return { keyword, rest: isSignature ? "" : below.trim() };
}

/** Whether a text has a stop word, or a sentence that asks to stop, among other words. */
export const mentionsStop = (said: string): boolean => mention.test(wordsOf(said).replace(courtesy, ""));

function keywordOf(words: string): Keyword | null {
  const spelled = words.replaceAll(" ", "");
  for (const keyword of ["start", "help"] as const)
    if ((keywords[keyword] as readonly string[]).includes(spelled)) return keyword;
  return stopWords.includes(spelled) || isRequest(words) ? "stop" : null;
}

/** Whether nothing is left besides requests, of which it has at least one. */
function isRequest(words: string): boolean {
  request.lastIndex = 0;
  let end = 0;
  while (request.test(words)) end = request.lastIndex;
  return end > 0 && end === words.length - blank.length;
}

const blank = " ";

/** A text's words, each after a blank, and one at the end. */
function wordsOf(text: string): string {
  const plain = normalized(text.replace(/[‘’‛`´ʹʻʼ＇]/g, "'"), "NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("\u{1F6D1}", " stop ")
    // French elides: "d'arrêter". Other apostrophes are within a word: "don't".
    .replace(/(?<![\p{L}\p{N}])([cdjlmnst]|qu)'/gu, "$1 ")
    .replaceAll("'", "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain === "" ? blank : ` ${plain} `;
}

function withoutFooter(words: string): string {
  const found = footer.exec(words);
  return found ? `${words.slice(0, found.index)} ` : words;
}

/** Without the names and their initials. */
function withoutNames(words: string, names: readonly string[]): string {
  const known = new Set(names.flatMap((name) => wordsOf(name).trim().split(" ")));
  for (const name of [...known]) known.add(name.slice(0, 1));
  const others = words
    .trim()
    .split(" ")
    .filter((word) => word !== "" && !known.has(word));
  return others.length === 0 ? blank : ` ${others.join(" ")} `;
}
