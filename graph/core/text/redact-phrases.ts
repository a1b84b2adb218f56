/**
 * Names and streets that are recognized by the words before them, in English, Spanish and French.
 * Their end is found word by word: any ordinary word of the sentence ends them, since what a person
 * needs and what danger they are in must stay readable.
 */
export const withoutIntroduced = (text: string): string =>
  text.replace(introduced, (all, phrase: string, said: string) => {
    const end = lengthOf(said, { needsCapitals: isMe.test(phrase), maxLower: 3 });
    return end ? `[name]${said.slice(end)}` : all;
  });

/** Before the English ones, which would take "8 bis avenue" for a whole address. */
export const withoutStreets = (text: string): string =>
  text.replace(numberBehind, streetBehindNumber).replace(numberFirst, streetWithName);

/** After the English ones, where the number comes before the name: 1200 North Avenue Apt 4. */
export const withoutBareStreets = (text: string): string => text.replace(bare, bareStreet);

const maxWords = 5;
const said = `(\\p{L}[\\p{L}.'’-]*(?:[^\\S\\n]{1,3}[\\p{L}][\\p{L}.'’-]*){0,${maxWords + 3}})`;
const start = "(?<![\\p{L}\\p{N}])";

const introduced = new RegExp(
  `${start}(${[
    "my (?:full |first |last )?name(?: is|['’]s)|is named|name *:",
    "(?:me llamo|se llama)|(?:mi|su) (?:nombre(?: completo)?|apellido) es|nombre *:|apellidos? *:|soy",
    "je m['’ ]?appelle|s['’ ]?appelle|je me nomme|(?:mon|son) (?:nom(?: complet| de famille)?|prénom) est|(?:pré)?nom *:|je suis",
  ].join("|")}) {0,3}:?\\s{1,5}${said}`,
  "giu",
);
/** Self-descriptions in many forms: a name only if it is capitalized. */
const isMe = /^(?:soy|je suis)$/i;

const unit =
  "(?:[,\\s]+(?:piso|apto|apartamento|depto|interior|apt|unidad|unit|appt|appartement)\\.? *[\\w-]{1,8})?";
const spanish = "calle|avenida|avda\\.?|av\\.|bulevar|calzada|carretera|callejón|pasaje|paseo|plaza|camino";
const french = "rue|avenue|av\\.|boulevard|bd\\.?|blvd\\.?|chemin|allée|impasse|quai|ruelle|faubourg";
/** They are ordinary words too: a street only before a name. */
const ordinary = "place|cours|route|square|passage|plaza|paseo|camino|pasaje";

const part = "[\\p{L}\\p{N}][\\p{L}\\p{N}.'’-]{0,29}";
const counted =
  "años?|días?|semanas?|mes(?:es)?|noches?|horas?|hij[oa]s?|niñ[oa]s?|personas?|veces|millas?|km|cuadras?|minutos?|dólares|de la (?:mañana|tarde|noche)";
/** Calle Sol 12; avenida 5 de Mayo, núm. 20 */
const numberBehind = new RegExp(
  `${start}(?:${spanish}) {1,3}(?:(${part}(?: {1,3}${part}){0,5}?)(?: {0,3},? {0,3}(?:n[úu]m(?:ero)?\\.?|n\\.? ?[º°]|no\\.|#) {0,3}|,? {1,3}))?\\d{1,6}(?:-\\d{1,4})?(?:[a-z](?!\\p{L}))?(?!\\p{N})${unit}(?! *(?:${counted})(?!\\p{L}))`,
  "giu",
);
/** 12 rue de la Paix; 8 bis, avenue Victor-Hugo; 123 Calle Sol */
const numberFirst = new RegExp(
  `${start}\\d{1,6}(?: ?(?:bis|ter|quater|[a-d]))?,? {0,3}(?<!\\p{L})(${french}|${spanish}|${ordinary}) {1,3}${said}`,
  "giu",
);
/** Rue de la Paix */
const bare = new RegExp(`${start}(?:${french}) {1,3}${said}`, "giu");
const isOrdinary = new RegExp(`^(?:${ordinary})$`, "i");

function streetBehindNumber(all: string, name = "") {
  const isName = (name.match(/\p{L}+/gu) ?? []).every(
    (word) => /^\p{Lu}\p{Ll}/u.test(word) || isParticle(word) || !isKept(word),
  );
  return isName ? "[address]" : all;
}

function streetWithName(all: string, kind: string, name: string) {
  const end = lengthOf(name, { needsCapitals: isOrdinary.test(kind), maxLower: 2 });
  return end ? `[address]${name.slice(end)}` : all;
}

function bareStreet(all: string, name: string) {
  const end = lengthOf(name, { needsCapitals: true, maxLower: 0 });
  return end ? `[address]${name.slice(end)}` : all;
}

interface Reach {
  needsCapitals: boolean;
  maxLower: number;
}

/** The length of the name at the beginning; 0 if there is none. */
function lengthOf(text: string, { needsCapitals, maxLower }: Reach): number {
  let end = 0;
  let words = 0;
  let lower = 0;
  let before = "";
  for (const { 0: word, index } of text.matchAll(/[\p{L}'’-]+\.?/gu)) {
    const plain = word.toLowerCase();
    const follows = before;
    before = plain;
    const isCapital =
      /^(?:[dl]['’])?\p{Lu}/u.test(word) && (!needsCapitals || words > 0 || /\p{Ll}/u.test(word));
    if (isParticle(plain) || (articles.has(plain) && follows === "de")) continue;
    const isFirstName = words === 0 && isCapital && !needsCapitals;
    if (!isFirstName && isKept(plain)) break;
    if (isParticle(follows) && states.has(plain)) break;
    if (!isCapital && (needsCapitals || lower === maxLower || plain.length < 2)) break;
    if (!isCapital) lower += 1;
    words += 1;
    // An initial keeps its period; the period of a sentence ends the name.
    const isInitial = word.endsWith(".") && word.length === 2;
    end = index + (word.endsWith(".") && !isInitial ? word.length - 1 : word.length);
    if (words === maxWords || (word.endsWith(".") && !isInitial)) break;
  }
  return end;
}

const wordsOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(" ")));

const particles = wordsOf("de del du des da di dos van von");
const articles = wordsOf("la las los");
const isParticle = (word: string) => particles.has(word.toLowerCase());

/** Ana de Texas: her place decides which help fits. Only the first of the two words is a name. */
const states = wordsOf(
  "alabama alaska arizona arkansas california californie carolina caroline colorado connecticut dakota delaware florida floride georgia géorgie",
  "hawái hawaii hawaï idaho illinois indiana iowa kansas kentucky louisiana luisiana louisiane maine maryland massachusetts michigan míchigan",
  "minnesota misisipi mississippi misuri missouri montana nebraska nevada new nouveau nueva nuevo north norte nord ohio oklahoma oregon oregón",
  "pennsylvania pennsylvanie pensilvania puerto porto rhode south sud tennessee tejas texas utah vermont virginia virginie washington west wisconsin wyoming",
);

/**
 * Words that continue the sentence after a name: small words, the verbs of a request for help, and
 * what people ask for or suffer.
 */
const kept = wordsOf(
  "and or but with without for from in at on to the an is am are was were have has had need needs want wants live lives my our we he she they it not who",
  "because please help can could would will looking lost food shelter hotel child children kids family die dying kill killed dead rape raped beat beats hit hits hurt hurts danger threatens suicide suicidal",
  "y e o u a al con sin por para pero porque que qué quien en desde hasta hoy ayer ahora anoche aquí acá ya no ni si sí me mi mis te tu tus se su sus yo él ella ellos nos nosotros usted",
  "el la lo los las un una unos unas es son soy estoy está estamos estaba era fui fue tengo tiene tenemos tenía necesito necesita necesitamos necesitaba quiero quiere quisiera queremos puedo puede podría",
  "busco busca buscamos vivo vive vivimos vengo llamo hablo trabajo trabaja perdí perdimos duermo dormimos ando voy he ha hemos hay hace como cómo cuando cuándo donde dónde muy mucho mucha más casi unos solo sola durante",
  "mañana mas favor gracias hola ayuda ayúdame ayúdeme auxilio socorro urgente comida refugio casa hotel hijo hijos hija hijas niño niños niña niñas familia madre padre esposo esposa marido novio policía",
  "morir morirme muerte muerto muerta muero matar matarme mata matarnos mató suicidio suicidarme suicidar violó violaron violada violado violación violencia pega pegó pegan golpea golpeó golpes amenaza amenazó abusa abusó abuso peligro miedo herida herido",
  "et ou à au aux avec sans pour par mais car donc que qui quand où en dans depuis hier maintenant ici ne pas je tu il elle nous vous on ils elles ma mon mes ta ton sa son ses notre",
  "le les une est sont suis étais était ai avons avez avait besoin voudrais veux voulons cherche cherchons habite habitons vis viens peux peut pouvez puis dois perdu perdue dors dormons sur chez comme très plus seul seule",
  "aide aidez aider merci bonjour urgence secours nourriture abri foyer hôtel enfant enfants fils fille famille mère père mari femme enceinte victime",
  "mourir meurs mort morte tuer tue tuera suicide suicider suicidaire viol violé violée violer violence frappe frappé frappée frapper bat battue battu coups menace menacé menacée danger peur blessé blessée",
);
const elided = /^(?:[jlnmtsci]|qu)['’]\p{L}/u;
const isKept = (word: string) => {
  const plain = word.toLowerCase().replace(/\.$/, "");
  return kept.has(plain) || elided.test(plain) || kept.has(plain.split("-")[0] ?? "");
};
