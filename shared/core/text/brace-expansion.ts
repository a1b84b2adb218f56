/**
 * Expands a table's shorthand: "{has,have} not {eaten,had {a meal,food}}" is six phrases, "{the,}"
 * is optional.
 */
export function writtenOut(phrase: string): string[] {
  if (!/\{[^}]*\{/.test(phrase)) return multiplied(phrase);
  const open = phrase.lastIndexOf("{");
  const close = phrase.indexOf("}", open);
  if (close < 0) throw new Error(`A brace of a table of words is not closed: ${phrase}`);
  const [before, after] = [phrase.slice(0, open), phrase.slice(close + 1)];
  const choices = phrase.slice(open + 1, close).split(",");
  // The innermost brace is expanded first and joins the brace around it.
  const isInner = before.lastIndexOf("{") > before.lastIndexOf("}");
  if (!isInner) return choices.flatMap((choice) => writtenOut(`${before}${choice}${after}`));
  const from = before.lastIndexOf("{");
  const cut = Math.max(before.lastIndexOf(","), from) + 1;
  const rest = /^[^,{}]*/.exec(after)?.[0] ?? "";
  const joined = choices.map((choice) => `${before.slice(cut)}${choice}${rest}`).join(",");
  return writtenOut(`${before.slice(0, cut)}${joined}${after.slice(rest.length)}`);
}

/** All innermost braces at once: the tables have a hundred thousand phrases. */
function multiplied(phrase: string): string[] {
  const pieces = phrase.split(/[{}]/);
  if (pieces.length % 2 === 0) throw new Error(`A brace of a table of words is not closed: ${phrase}`);
  let all = [""];
  pieces.forEach((piece, at) => {
    const choices = at % 2 === 1 ? piece.split(",") : [piece];
    all = choices.flatMap((choice) => all.map((before) => before + choice));
  });
  return pieces.length === 1 && !phrase.includes("  ") ? [phrase.trim()] : all.map(tidy);
}

const tidy = (phrase: string) => phrase.replace(/ {2,}/g, " ").trim();
