import type { Token } from "./tokens.ts";

/** Number words of one language; those from 20 on may be followed by a smaller one. */
export type NumberWords = Readonly<Record<string, number>>;

/**
 * Converts number words to numbers: "twenty-one", "treinta y dos", "quatre-vingt-dix", "2 or 3"
 * (the larger).
 */
export function withNumbers(tokens: readonly Token[], words: NumberWords): Token[] {
  const result: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i];
    if (!token) break;
    const read = readNumber(tokens, i, words);
    if (!read) {
      result.push(token);
      i += 1;
      continue;
    }
    // "six (6)" says the same twice
    if (
      result.at(-1)?.word === "(" &&
      result.at(-2)?.mark === "number" &&
      result.at(-2)?.value === read.value
    ) {
      result.pop();
      i += read.length + (tokens[i + read.length]?.word === ")" ? 1 : 0);
      continue;
    }
    const before = result.at(-2);
    const isRange = result.at(-1)?.word.match(/^(?:or|o|u|ou)$/) && before?.mark === "number";
    if (isRange && before.value <= read.value) result.splice(-2);
    result.push({
      ...token,
      mark: "number",
      value: read.value,
      end: tokens[i + read.length - 1]?.end ?? token.end,
    });
    i += read.length;
  }
  return result;
}

function readNumber(tokens: readonly Token[], at: number, words: NumberWords) {
  const token = tokens[at];
  if (!token) return null;
  if (token.mark === "number") return { value: token.value, length: 1 };
  if (token.mark !== "word") return null;
  let value = words[token.word];
  if (value === undefined) return null;
  let length = 1;
  // 4 x 20, then added to the tens
  if (value === 4 && /^vingts?$/.test(tokens[at + 1]?.word ?? "")) {
    value = 80;
    length = 2;
  }
  const unit = /^(?:sept|huit|neuf)$/.test(tokens[at + 1]?.word ?? "") && token.word === "dix";
  if (unit) return { value: value + (words[tokens[at + 1]?.word ?? ""] ?? 0), length: 2 };
  if (value >= 20 && value < 100) {
    const joined = /^(?:y|et)$/.test(tokens[at + length]?.word ?? "");
    const next = tokens[at + length + (joined ? 1 : 0)];
    const more = next?.mark === "word" ? words[next.word] : undefined;
    const most = value === 60 || value === 80 ? 19 : 9;
    if (more !== undefined && more >= 1 && more <= most && value % 10 === 0 && !isArticle(next, joined)) {
      value += more;
      length += joined ? 2 : 1;
    }
  }
  return { value, length };
}

/** "twenty a night" adds nothing, "vingt et une nuits" does. */
const isArticle = (token: Token | undefined, joined: boolean) =>
  !joined && /^(?:a|an|un|una|une)$/.test(token?.word ?? "");
