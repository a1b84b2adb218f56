import { maxNights, maxPeople, type Distance, type Facts, type Need } from "./rules.ts";

interface Words {
  details: string;
  needStatement?: string | null | undefined;
  dependents?: string | null | undefined;
}

/** Reads what a request's own words say. Only counts and words of a fixed list come out, never the text itself. */
export function readText({
  details,
  needStatement,
  dependents,
}: Words): Pick<Facts, "people" | "nights" | "distance" | "needs"> {
  const text = plain(`${details}. ${needStatement ?? ""}`);
  return {
    people: readPeople(text, plain(dependents ?? "")),
    nights: readNights(text),
    distance: readDistance(text),
    needs: (Object.keys(wordsFor) as Need[]).filter((need) => wordsFor[need].test(text)),
  };
}

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
};
const number = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;
const toNumber = (word: string | undefined) => (word ? (numberWords[word] ?? Number.parseInt(word, 10)) : 0);

/** Lower case, without accents and ages ("a 3-year-old son" is one son), and without what is said not to be needed. */
const plain = (text: string) =>
  text
    .slice(0, 20_000)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(new RegExp(`\\b${number}[- ](?:years?|yrs?|months?|weeks?)[- ]olds?\\b`, "g"), "")
    .replace(/[ \t]+/g, " ")
    .replace(
      /\b(?:(?:do|does|did|will)(?: not|n't)|won't|no longer) (?:need|want|require)\b[^.;,\n]{0,200}/g,
      "",
    );

const first = (text: string, pattern: string) => toNumber(new RegExp(pattern).exec(text)?.[1]);

function readPeople(text: string, dependents: string): number | null {
  const stated = Math.max(
    first(text, `\\b(?:family|household|party|group|familia|famille) (?:of|de) ${number}\\b`),
    first(text, `\\b${number}[- ](?:people|persons?|person family|individuals|personas|personnes)\\b`),
    first(text, `\\b${number} of (?:us|them)\\b`),
  );
  const adults = first(text, `\\b${number} adults?\\b`);
  const partner =
    /\b(?:my|her|his|their|and|with) (?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?)\b/.test(
      text,
    );
  const dependentsCount = Math.max(
    readChildren(dependents),
    first(dependents, `^\\s*${number}\\s*\\.?\\s*$`),
  );
  const children = Math.max(readChildren(text), dependentsCount);
  const composed = adults || partner || children ? Math.max(adults, partner ? 2 : 1) + children : 0;
  const people = Math.max(stated, composed);
  return people > 0 ? Math.min(people, maxPeople) : null;
}

const child = "(?:sons?|daughters?|bab(?:y|ies)|infants?|newborns?|toddlers?|child|hij[oa]|bebe|enfant)";
const children =
  "(?:children|kids|dependents?|sons|daughters|babies|infants|toddlers|hij[oa]s|ninos|enfants)";

function readChildren(text: string): number {
  const counted = [
    ...text.matchAll(
      new RegExp(`\\b${number} (?:(?:small|young|minor|little|school-age) )?${children}\\b`, "g"),
    ),
  ];
  if (counted.length > 0) return counted.reduce((total, [, count]) => total + toNumber(count), 0);
  const single =
    text.match(new RegExp(`\\b(?:a|an|my|her|his|their|and|infant|young|un|mi) ${child}\\b`, "g"))?.length ??
    0;
  // "her children", with no number, are at least two.
  return /\b(?:children|kids|hij[oa]s|enfants)\b/.test(text) ? Math.max(single, 2) : single;
}

function readNights(text: string): number | null {
  for (const clause of text.split(/[.;\n]/)) {
    // Nights that are over are a story, not a need.
    if (/\b(?:last|past|previous|slept|spent|has been|have been|ago)\b/.test(clause)) continue;
    const counted =
      first(clause, `\\b${number}[- ](?:nights?|noches?|nuits?)\\b`) ||
      first(
        clause,
        `\\b(?:hotel|motel|room|shelter|housing|lodging|stay)\\b[^.]{0,40}?\\b${number} days?\\b`,
      );
    if (counted > 0) return Math.min(counted, maxNights);
    const stay = /\b(?:hotel|motel|room|shelter|housing|lodging|stay)\b/.test(clause);
    if (stay && /\b(?:a|one|for the|this) week\b/.test(clause)) return maxNights;
    if (stay && /\bweekend\b/.test(clause)) return 2;
    if (/\b(?:tonight|the night|overnight|one night|a night)\b/.test(clause)) return 1;
  }
  return null;
}

const maxLocalMiles = 10;
const maxRegionalMiles = 60;

function readDistance(text: string): Distance | null {
  const miles = Number.parseInt(/\b(\d{1,4})[- ]miles?\b/.exec(text)?.[1] ?? "", 10);
  if (miles > 0) return miles <= maxLocalMiles ? "local" : miles <= maxRegionalMiles ? "regional" : "long";
  if (
    /\b(?:out[- ]of[- ]state|another state|cross[- ]country|flight|plane|airfare|greyhound|amtrak|long[- ]distance)\b/.test(
      text,
    )
  )
    return "long";
  if (/\b(?:next town|another (?:city|town)|nearby (?:city|town)|across the county|next county)\b/.test(text))
    return "regional";
  if (
    /\b(?:across town|local|nearby|around the corner|few blocks|walking distance|city bus|bus (?:pass|fare|ticket))\b/.test(
      text,
    )
  )
    return "local";
  return null;
}

const wordsFor: Record<Need, RegExp> = {
  food: /\b(?:foods?|meals?|hungry|hunger|grocer(?:y|ies)|eat|eaten|starving|baby formula|comida|hambre|nourriture|faim)\b/,
  shelter:
    /\b(?:shelter|housing|hotel|motel|lodging|homeless|evict(?:ed|ion)|unhoused|nowhere to (?:stay|sleep|go)|(?:place|somewhere|room|safe place) (?:to (?:stay|sleep)|for the night|tonight)|house fire|sleep(?:ing|s)? (?:in|on) (?:his|her|their|the|a) (?:car|street|vehicle)|albergue|alojamiento|refugio|logement|hebergement|abri)\b/,
  transportation:
    /\b(?:transport(?:ation|e)?|rides?|bus|taxi|cab|uber|lyft|train (?:ticket|fare)|gas (?:card|money)|stranded|get (?:home|to work)|trajet)\b/,
  legal:
    /\b(?:lawyer|attorney|legal|court|lawsuit|rights violat\w+|protective order|restraining order|custody|immigration|abogado|avocat)\b/,
  medical:
    /\b(?:medical|doctor|clinic|hospital|injur(?:y|ies|ed)|medications?|prescription|insulin|wound(?:ed|s)?|medico|medecin)\b/,
  mental_health:
    /\b(?:mental health|counsel(?:ing|or|ling)|therap(?:y|ist)|trauma(?:tized|tic)?|ptsd|depress(?:ed|ion)|anxiety|panic attacks?|grief|grieving)\b/,
  violence:
    /\b(?:domestic (?:violence|abuse)|abus(?:ed|ive|er)|battered|beat(?:en|s|ing)?|assault(?:ed|s)?|sexual(?:ly)? assault\w*|rape[d]?|stalk(?:ed|ing|er)|violent (?:partner|husband|wife|boyfriend|girlfriend)|fleeing)\b/,
  crisis:
    /\b(?:suicid(?:e|al)|kill (?:him|her|them|my)sel(?:f|ves)|end (?:his|her|their|my) life|self[- ]harm|suicidio)\b/,
  danger:
    /\b(?:immediate danger|in danger (?:now|right now)|life[- ]threatening|bleeding|overdos(?:e|ed|ing)|active shooter)\b/,
};
