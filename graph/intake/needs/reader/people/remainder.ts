import type { Tagged } from "../lexicon.ts";
import { isUnit } from "./numbers.ts";
import { raise, type PeopleMentions } from "../people.ts";

const others = /^(?:others?|remaining|otr[ao]s|restantes?|demas|autres|restante?s)$/;
const maxLeft = 20;

/**
 * Those who stay after others left: "the rest need a room", "the other three", "les deux autres",
 * "all but two". The position after it, or null.
 */
export function readRest(sentence: readonly Tagged[], at: number, said: PeopleMentions): number | null {
  const token = sentence[at];
  const before = sentence[at - 1]?.concept ?? "end";
  if (token?.concept === "rest") return readUncounted(sentence, at, said);
  if (before === "with") return null;
  const from = token?.concept === "the" ? at + 1 : at;
  const isAllBut = before === "only" && sentence[at - 2]?.concept === "all";
  const isFollowed = from > at && others.test(sentence[from + 1]?.word ?? "");
  const isLed =
    others.test(sentence[from]?.word ?? "") && (from > at || before === "end") && before !== "and";
  const number = isLed ? from + 1 : from;
  if (!(isAllBut || (isFollowed && before !== "and") || isLed)) return null;
  const to = isFollowed ? number + 2 : number + 1;
  const isOfNoun = ["child", "head", "relative", "pet"].includes(sentence[to]?.concept ?? "end");
  if (isOfNoun || isUnit(sentence[to]) || !leave(sentence[number], said)) return null;
  return to;
}

function readUncounted(sentence: readonly Tagged[], at: number, said: PeopleMentions): number | null {
  const [before, next] = [sentence[at - 1]?.concept ?? "end", sentence[at + 1]];
  if (before === "with" || before === "acts" || before === "absent") return null;
  if (next?.concept === "of" && sentence[at + 2]?.concept !== "we") return null;
  raise(said, "rest");
  return next?.concept === "number" && !isUnit(sentence[at + 2]) && leave(next, said) ? at + 2 : at + 1;
}

function leave(token: Tagged | undefined, said: PeopleMentions): boolean {
  if (token?.concept !== "number" || !Number.isInteger(token.value) || token.value > maxLeft) return false;
  raise(said, "remaining", token.value);
  return true;
}
