import { folded } from "../../../../shared/core/text/fold.ts";

/** A word, a number or a mark of a text, with its position. */
export interface Token {
  /** Lower case, without accents. */
  word: string;
  mark: "word" | "number" | "comma" | "end" | "noise";
  value: number;
  start: number;
  end: number;
}

const maxCharacters = 20_000;

/** Splits a text into words, numbers and marks. Linear in the text's length, which is bounded. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(0, maxCharacters).matchAll(pattern)) {
    const [raw] = match;
    const start = match.index;
    const place = { start, end: start + raw.length, value: 0 };
    if (/^[a-z]+[\s-]?#?\d+$/i.test(raw)) tokens.push({ word: "#", mark: "noise", ...place });
    else if (/^\d{1,2}\s?[a-z]$/i.test(raw)) pushCounted(tokens, raw, place);
    else if (/^[\p{L}\p{M}]/u.test(raw)) pushWords(tokens, raw, place);
    else if (/^[\d½]/.test(raw)) pushNumber(tokens, raw, place);
    else if (raw === "&" || raw === "+" || raw === "/") tokens.push({ word: "&", mark: "word", ...place });
    else if (/^[$#€]/.test(raw)) tokens.push({ word: "#", mark: "noise", ...place });
    else if (/[.;!?\n]/.test(raw)) pushEnd(tokens, raw, place);
    else if (/[,:()–—]/.test(raw) || /^\s-/.test(raw))
      tokens.push({ word: raw.trim(), mark: "comma", ...place });
  }
  return tokens.map(spokenDigit);
}

/** "need 2 get", "food 4 my kids": a digit that sounds like a word. */
function spokenDigit(token: Token, at: number, tokens: readonly Token[]): Token {
  const word = token.word === "2" ? "to" : token.word === "4" ? "for" : null;
  const next = tokens[at + 1];
  if (word === null || token.mark !== "number" || !next) return token;
  const isSpoken =
    /^(?:my|his|her|our|the|me|us|them|get|go|be|eat|sleep|stay|see)$/.test(next.word) ||
    (word === "for" && next.mark === "number" && tokens[at - 1]?.mark === "word");
  return isSpoken ? { ...token, word, mark: "word", value: 0 } : token;
}

const pattern = new RegExp(
  [
    String.raw`\b(?:[iI]|[uU][sS]|[hH]wy|[hH]ighway|[rR]t|[rR]oute|[eE]xit|[uU]nit|[aA]pt|[bB]ldg|SR|CR|RN|[cC]ase|[bB]adge)[\s-]?#?\d+\b`,
    String.raw`[$#€]\s?\d[\d.,]*`,
    String.raw`\b[wW]/[oO]?(?![\p{L}\d])`,
    String.raw`\b[wWcC]/(?=[\p{L}\d])`,
    String.raw`\b2(?:nite|night|day|morrow)\b`,
    String.raw`\d{1,2} [AFM](?=[,;/+)]|$)`,
    String.raw`\d{1,2}[aAcCeEfFmMnN](?![\p{L}\d'’])`,
    String.raw`\d{2}(?:['’]?[sS])(?![\p{L}])|\d{1,2}[:hH]\d{2}\b|\d{1,4}/\d{1,2}(?:/\d{1,4})?|½`,
    String.raw`\d+(?:[.,]\d+)*(?:\s?[-–]\s?\d+(?:[.,]\d+)*)*`,
    String.raw`[\p{L}\p{M}]+(?:['’‘´\x60][\p{L}\p{M}]+)*`,
    String.raw`[.;!?\n]+|[,:()–—]|\s-{1,2}(?=\s)|[&+/]`,
  ].join("|"),
  "gu",
);

const plain = (word: string) => folded(word).replace("œ", "oe");

type Place = Pick<Token, "start" | "end" | "value">;

const elided = /^(?:[dlnsjmtc]|qu|jusqu|lorsqu|puisqu|quelqu|aujourd)$/;

/**
 * French "d'une" is two words; English "sister's" is a word and the mark of a place or an owner;
 * "doesn't" stays one.
 */
function pushWords(tokens: Token[], raw: string, place: Place) {
  if (/^w\/o?$/i.test(raw)) {
    tokens.push({ word: raw.length > 2 ? "without" : "with", mark: "word", ...place });
    return;
  }
  if (/^c\/$/i.test(raw)) {
    tokens.push({ word: "con", mark: "word", ...place });
    return;
  }
  const parts = raw.split(/['’‘´`]/).map(plain);
  const first = parts[0] ?? "";
  if (parts.length > 1 && elided.test(first) && !/^s$/.test(parts[1] ?? "")) {
    for (const word of parts) tokens.push({ word, mark: "word", ...place });
    return;
  }
  if (parts.at(-1) === "s" && parts.length > 1) {
    tokens.push({ word: first, mark: "word", ...place }, { word: "'s", mark: "word", ...place });
    return;
  }
  tokens.push({ word: parts.join(""), mark: "word", ...place });
}

/** "2A 3C" counts adults and children; the tables know the letter by its mark. */
function pushCounted(tokens: Token[], raw: string, place: Place) {
  const count = raw.slice(0, -1).trim();
  tokens.push({ word: count, mark: "number", ...place, value: Number(count) });
  tokens.push({ word: `${raw.slice(-1).toLowerCase()}#`, mark: "word", ...place });
}

/**
 * Times, dates and decades ("in their 60s") are no counts; "2-3" means the larger; "2nite" is a
 * word.
 */
function pushNumber(tokens: Token[], raw: string, place: Place) {
  if (/^2[nmd]/i.test(raw)) {
    tokens.push({ word: raw.replace("2", "to").toLowerCase(), mark: "word", ...place });
    return;
  }
  if (/[:hH/]|s$/i.test(raw)) {
    tokens.push({ word: "#", mark: "noise", ...place });
    return;
  }
  if (raw === "½") {
    tokens.push({ word: raw, mark: "number", ...place, value: 0.5 });
    return;
  }
  const parts = raw.split(/\s?[-–]\s?/).map(toNumber);
  const isRange = parts.length === 2 && parts.every((part) => part <= 60);
  if (parts.length > 1 && !isRange) tokens.push({ word: "#", mark: "noise", ...place });
  else tokens.push({ word: raw, mark: "number", ...place, value: Math.max(...parts) });
}

/** "1,200" is a thousand and more; "3,5" and "3.5" are not. */
function toNumber(written: string): number {
  const value = Number(written.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
  return Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER;
}

const abbreviations = new Set(["mr", "mrs", "ms", "dr", "st", "sr", "sra", "srta", "mme", "apt", "ave"]);

/** The period of "St. Louis" ends nothing, that of "on the 1st." does. */
function pushEnd(tokens: Token[], raw: string, place: Place) {
  const last = tokens.at(-1);
  const isOrdinal = tokens.at(-2)?.mark === "number" && tokens.at(-2)?.end === last?.start;
  if (!isOrdinal && raw === "." && last && last.end === place.start && abbreviations.has(last.word)) return;
  tokens.push({ word: ".", mark: "end", ...place });
}
