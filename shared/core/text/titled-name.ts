import { folded } from "./fold.ts";

/** One row for each rank: how people write it, in our languages, without points. */
const ranks = [
  "officer ofc ofcr off po oficial agent agente gardien",
  "deputy dep dpty diputado adjoint",
  "detective det detec investigador enqueteur",
  "corporal cpl corp cabo caporal",
  "sergeant sgt sgto sargento sergent",
  "lieutenant lt lieut teniente tte lieutenante",
  "captain capt cpt capitan cap capitaine",
  "major maj mayor commandant",
  "commander cmdr cdr cmdt comandante",
  "colonel col coronel",
  "inspector insp inspecteur inspectrice",
  "superintendent supt superintendente",
  "chief chf jefe jefa chef",
  "sheriff shf",
  "trooper tpr",
  "marshal",
].map((row) => row.split(" "));

const plainWords = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const rankOf = (word: string | undefined) =>
  word === undefined ? -1 : ranks.findIndex((row) => row.includes(word));

/**
 * "Lieutenant Lee Park". A rank that the name has already, however it is written, is not said
 * twice: "Lt. Park" stays "Lt. Park".
 */
export function titledName({ rank, name }: { rank: string; name: string }): string {
  const [ownRank, ownName] = [rank.trim(), name.trim()];
  const [rankWords, nameWords] = [plainWords(ownRank), plainWords(ownName)];
  if (rankWords.length === 0) return ownName;
  if (nameWords.length === 0) return ownRank;
  const isWithin = (one: string[], other: string[]) =>
    ` ${other.join(" ")} `.startsWith(` ${one.join(" ")} `);
  const isSaid =
    isWithin(rankWords, nameWords) || rankWords.some((word) => isSameRank(word, nameWords[0], ownName));
  if (isSaid) return ownName;
  return ` ${rankWords.join(" ")} `.endsWith(` ${nameWords.join(" ")} `) ? ownRank : `${ownRank} ${ownName}`;
}

/** Also "Sergeant Lt. Park": an abbreviation with a point is no first name. */
const isSameRank = (word: string, first: string | undefined, name: string) =>
  rankOf(first) >= 0 && (rankOf(word) === rankOf(first) || /^\p{L}+\./u.test(name));
