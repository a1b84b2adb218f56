import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { createLexicon, tag, type Lexicon, type Tagged } from "./lexicon.ts";
import { tokenize, type Token } from "./tokens.ts";

let made: readonly Lexicon[] | undefined;
/** Built with the first text: it takes a fifth of a second, which would delay the start. */
const lexiconsOf = () => (made ??= [en, es, fr].map(createLexicon));

/**
 * A text's sentences, each word with its meaning. Each sentence is read in its own language, since
 * officers mix them.
 */
export function sentencesOf(text: string): Tagged[][] {
  const lexicons = lexiconsOf();
  const tokens = tokenize(text);
  const whole = lexicons.map((lexicon) => known(tokens, lexicon));
  return split(tokens).map((sentence) => {
    // For a short sentence, the whole text decides the language.
    const scores = lexicons.map(
      (lexicon, n) => known(sentence, lexicon) + (whole[n] ?? 0) / (tokens.length + 1),
    );
    const best = scores.indexOf(Math.max(...scores));
    const lexicon = lexicons[best];
    return lexicon ? tag(sentence, lexicon) : [];
  });
}

const known = (tokens: readonly Token[], { vocabulary }: Lexicon) =>
  tokens.filter(({ word, mark }) => mark === "word" && vocabulary.has(word)).length;

function split(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens)
    if (token.mark === "end") sentences.push([]);
    else sentences.at(-1)?.push(token);
  return sentences.filter((sentence) => sentence.length > 0);
}
