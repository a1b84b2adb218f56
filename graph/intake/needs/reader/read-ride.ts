import type { Distance } from "../../../../shared/intake/needs/rules.ts";
import type { Tagged } from "./lexicon.ts";
import { folded } from "../../../../shared/core/text/fold.ts";

export interface Way {
  distance: Distance | null;
  miles: number | null;
  to: string | null;
}

const milesPerKilometer = 0.621;
const milesPerHour = 50;
const maxLocalMiles = 10;
const maxRegionalMiles = 60;
const maxMiles = 5000;
const maxCharacters = 80;

/** How far a ride goes, and its destination. */
export function readWay(sentence: readonly Tagged[], text: string): Way {
  const miles = readMiles(sentence);
  const minutes = readMinutes(sentence);
  const isRide = sentence.some(
    ({ concept }) => concept === "ride" || concept === "go" || concept === "goHome" || concept === "stranded",
  );
  const distance =
    miles !== null
      ? byMiles(miles)
      : (byWords(sentence, text, isRide) ??
        (minutes === null ? null : byMiles((minutes / 60) * milesPerHour)));
  return { distance, miles, to: isRide ? readPlace(sentence, text) : null };
}

/** The longer of two distances for one ride. */
export function farther(a: Way, b: Way): Way {
  const order: (Distance | null)[] = [null, "local", "regional", "long"];
  const miles = Math.max(a.miles ?? 0, b.miles ?? 0) || null;
  const distance = miles
    ? byMiles(miles)
    : order.indexOf(a.distance) >= order.indexOf(b.distance)
      ? a.distance
      : b.distance;
  return { distance, miles, to: longer(a.to, b.to) };
}

function longer(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a.length === b.length ? (a > b ? a : b) : a.length > b.length ? a : b;
}

const byMiles = (miles: number): Distance =>
  miles <= maxLocalMiles ? "local" : miles <= maxRegionalMiles ? "regional" : "long";

function readMiles(sentence: readonly Tagged[]): number | null {
  let miles = 0;
  sentence.forEach(({ concept }, at) => {
    if (concept !== "miles" && concept !== "kilometers") return;
    const before = sentence[at - 1];
    const count =
      before?.concept === "number"
        ? before.value
        : (before?.concept === "one" || before?.word === "a") && concept === "miles"
          ? 1
          : 0;
    miles = Math.max(miles, concept === "miles" ? count : count * milesPerKilometer);
  });
  return miles > 0 && miles <= maxMiles ? Math.max(1, Math.round(miles)) : null;
}

/** "two hours away", "a 20 minute drive" */
function readMinutes(sentence: readonly Tagged[]): number | null {
  const at = sentence.findIndex(
    ({ concept, detail }, i) =>
      concept === "time" &&
      (sentence[i + 1]?.concept === "way" ||
        (detail === "minute" && /^a$/.test(sentence[i - 2]?.word ?? "")) ||
        /^(?:drive|ride|trip|de route|en carro|manejando|en voiture|de voiture|by)$/.test(
          sentence[i + 1]?.word ?? "",
        ) ||
        /^de$/.test(sentence[i + 1]?.word ?? "")),
  );
  const before = sentence[at - 1];
  if (at < 0 || !before) return null;
  if (sentence[at]?.detail === "half") return 30;
  const count = before.concept === "number" ? before.value : before.concept === "one" ? 1 : 0;
  return count > 0 ? count * (sentence[at]?.detail === "hour" ? 60 : 1) : null;
}

function byWords(sentence: readonly Tagged[], text: string, isRide: boolean): Distance | null {
  if (!isRide) return null;
  // A phrase such as "plane ticket" means a ride and its distance, so its words are read again.
  const said = sentence.map(({ start, end }) => folded(text.slice(start, end)));
  const has = (concept: Tagged["concept"], words: RegExp) =>
    sentence.some(
      (token, at) => token.concept === concept || (token.concept === "ride" && words.test(said[at] ?? "")),
    );
  if (has("far", /flight|plane|airfare|greyhound|amtrak|vuelo|avion|\bvol\b/)) return "long";
  if (has("middle", /regional/)) return "regional";
  if (has("near", /bus (?:pass|token)|city bus|transit pass|ticket de metro|pase de/)) return "local";
  return goesToState(sentence, text) ? "long" : null;
}

const states =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|mexico|canada|new (?:hampshire|jersey|mexico)|north (?:carolina|dakota)|south (?:carolina|dakota)|rhode island|west virginia|nuev[ao] (?:mexico|york|jersey)|carolina del (?:norte|sur)|dakota del (?:norte|sur)|luisiana|pensilvania|misuri|misisipi|caroline du (?:nord|sud)|dakota du (?:nord|sud)|californie|floride|georgie|louisiane|virginie|pennsylvanie|nouveau[- ]mexique|mexique)\b(?! (?:city|street|st|ave|avenue|road|rd|blvd))/i;

/** "to Ohio" is another state; "to Dallas, Texas" does not tell where the ride begins. */
function goesToState(sentence: readonly Tagged[], text: string): boolean {
  return sentence.some(({ concept, start }, at) => {
    const before = sentence[at - (sentence[at - 1]?.concept === "the" ? 2 : 1)];
    const isTo =
      before &&
      (before.concept === "to" ||
        before.concept === "go" ||
        before.concept === "in" ||
        before.concept === "for" ||
        (before.concept === "ride" && before.word.endsWith("to")));
    return isTo && concept === "unknown" && states.test(folded(text.slice(start, start + 24)));
  });
}

const placeEnds = new Set<Tagged["concept"]>([
  "comma",
  "end",
  "need",
  "noNeed",
  "only",
  "for",
  "number",
  "noise",
  "weekday",
  "tonight",
  "tomorrow",
  "have",
  "not",
  "be",
  "hungry",
  "fed",
  "food",
  "and",
  "near",
  "way",
  "unit",
  "with",
  "lack",
  "settled",
  "declined",
  "acts",
]);

/** The place after "to", "home" or "chez", as written. */
function readPlace(sentence: readonly Tagged[], text: string): string | null {
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    if (!token) break;
    const raw = text.slice(token.start, token.end);
    if (token.concept === "goHome" || (token.concept === "ride" && /\bhome$/i.test(raw)))
      return clean(raw.replace(/^\S+ (?:back |her |him |them |me |us |a |al |de )?/i, ""));
    const leads = token.concept === "go" || (token.concept === "ride" && !/\b(?:for|para|pour)$/i.test(raw));
    if (!leads) continue;
    const follows = token.concept === "go" || /\bto$/i.test(raw);
    const from = follows ? at + (sentence[at + 1]?.concept === "to" ? 2 : 1) : toAfter(sentence, at);
    if (from < 0) continue;
    let end = from;
    while (end < sentence.length && end - from < 9 && !placeEnds.has(sentence[end]?.concept ?? "end"))
      end += 1;
    const place = text.slice(sentence[from]?.start ?? 0, sentence[end - 1]?.end ?? 0);
    if (end > from && clean(place)) return clean(place);
  }
  return null;
}

function toAfter(sentence: readonly Tagged[], at: number): number {
  for (let i = at + 1; i < Math.min(at + 4, sentence.length); i += 1) {
    const { concept, word } = sentence[i] ?? { concept: "end", word: "" };
    if (concept === "to" || concept === "until" || word === "chez") return word === "home" ? i : i + 1;
    if (word === "home") return i;
    if (concept === "comma" || concept === "need") return -1;
  }
  return -1;
}

function clean(place: string): string | null {
  const trimmed = place.replace(/\s+/g, " ").trim().slice(0, maxCharacters).trim();
  return trimmed === "" ? null : trimmed;
}
