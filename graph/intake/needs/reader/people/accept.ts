import type { Tagged } from "../lexicon.ts";
import type { Noun } from "./noun.ts";

interface Around {
  before: Tagged["concept"];
  further: Tagged["concept"];
  next: Tagged["concept"];
  sentence: readonly Tagged[];
  after: number;
  chain: readonly Noun[];
  /** "were evicted", against "evicted her" */
  isPassive: boolean;
}

const towards = new Set<Tagged["concept"]>(["to", "from", "at", "until", "go", "elsewhere", "in"]);
const states = new Set<Tagged["concept"]>([
  "need",
  "needed",
  "hungry",
  "have",
  "lack",
  "nowhere",
  "evicted",
  "pregnant",
  "not",
  "noNeed",
  "stranded",
  "tonight",
  "stay",
  "with",
  "weAre",
  "trait",
  "in",
  "at",
  "over",
  "one",
  "age",
]);

/** Whether a noun counts a recipient, from the words around it and its neighbors. */
export function accepts(
  noun: Noun,
  { before, further, next, sentence, after, chain, isPassive }: Around,
): boolean {
  if (noun.isPlace || noun.kind === "outsider" || noun.kind === "pet") return false;
  if (before === "behalf") return true;
  const feeds = further === "food" || further === "need";
  const isHouse = /^(?:casa|house|home|maison|place|domicil(?:e|io)|apartment)$/.test(
    sentence[(chain[0]?.from ?? 0) - 2]?.word ?? "",
  );
  const isTheirs = noun.kind === "relative" ? noun.isOwned || isHouse : noun.isOwned && isHouse;
  if (before === "of" && noun === chain[0] && isTheirs) return false;
  if (
    (before === "not" || before === "lack") &&
    sentence[(chain[0]?.from ?? 0) - 1]?.word !== "ni" &&
    noun.kind !== "pronoun" &&
    noun.kind !== "total"
  )
    return false;
  if (noun.kind === "child" && isExpected(sentence, chain)) return false;
  // "drive me and my mother", "a mí y a mis hijos"
  const isWithSelf = chain.length > 1 && chain.some(({ kind, who }) => kind === "pronoun" && who === "I");
  if (isWithSelf && ["go", "to", "acts"].includes(before) && noun.kind !== "pronoun") return true;
  if (towards.has(before) && !feeds && (isAdult(noun) || (noun.isOwned && before !== "in"))) return false;
  // "llevar a dos adultos y un niño"
  const isLoose = !noun.isOwned && (noun.kind === "head" || noun.kind === "child");
  const isLooseParent = chain[0]?.kind === "relative" && !chain[0].isOwned && chain.length > 1;
  if (before === "go" && !isLoose && !isLooseParent && noun.kind !== "pronoun" && noun.kind !== "total")
    return false;
  // "Hubby left and took the car", "my wife left me"
  const left = sentence[after];
  const isLeaver = noun.who === "partner" && chain.length === 1 && /^(?:left|leaves)$/.test(left?.word ?? "");
  if (
    isLeaver &&
    ["and", "end", "comma", "pronoun", "we", "filler"].includes(sentence[after + 1]?.concept ?? "end")
  )
    return false;
  if (before === "from" && noun.kind !== "pronoun") return false;
  if (before === "absent" || before === "acts" || before === "housed")
    return noun.kind === "pronoun" || noun.kind === "total";
  if (
    before === "with" &&
    (further === "housed" || further === "stay" || further === "elsewhere" || further === "go") &&
    isAdult(noun)
  )
    return false;
  // "has a roof with her cousin"
  const hasRoom = sentence.slice(0, chain[0]?.from).some(({ concept }) => concept === "have");
  if (before === "with" && further === "room" && hasRoom && isAdult(noun)) return false;
  // "un raite con su hermana": to her
  if (further === "ride" && sentence[(chain[0]?.from ?? 0) - 1]?.word === "con" && isAdult(noun))
    return false;
  if (before === "with" && isAdult(noun) && wasStaying(sentence, (chain[0]?.from ?? 0) - 2)) return false;
  // "A woman and two boys, husband arrested": only the last one is meant.
  const isApart =
    noun === chain.at(-1) && noun.kind === "relative" && sentence[noun.from - 1]?.concept === "comma";
  if (next === "absent" && isApart && chain.length > 1) return false;
  if (next === "absent")
    return (
      noun.kind === "head" ||
      noun.kind === "total" ||
      noun.kind === "pronoun" ||
      (noun.kind === "child" && !noun.isOwned && chain.length > 1) ||
      chain.length > 1
    );
  // "My brother-in-law has paid one night"
  const isGiver =
    next === "have" && ["settled", "declined", "acts"].includes(sentence[after + 1]?.concept ?? "end");
  if ((next === "acts" || isGiver) && isAdult(noun) && chain.length === 1) return false;
  // "Their daughter can take them on Sunday"
  const hasObject =
    ["pronoun", "we"].includes(sentence[after + 1]?.concept ?? "end") ||
    /^(?:la|lo|los|las|le|les|nos|me|l|m)$/.test(sentence[after]?.word ?? "");
  if (next === "acts" && hasObject && noun.kind === "child" && noun.count === 1 && chain.length === 1)
    return false;
  const isDoer = isAdult(noun)
    ? noun.isOwned
    : noun.kind === "child" && noun.count === 1 && chain.length === 1;
  if (noun === chain.at(-1) && isDoer && !isPassive && isDoing(sentence[after], sentence[after + 1]))
    return false;
  // "Two men robbed him"
  if (
    next === "acts" &&
    noun.count > 1 &&
    ["pronoun", "we", "owner"].includes(sentence[after + 1]?.concept ?? "end")
  )
    return false;
  const isAlone =
    chain.length === 1 &&
    isAdult(noun) &&
    noun.isOwned &&
    !["and", "with", "have"].includes(before) &&
    !(before === "for" && further !== "unknown");
  return !isAlone || states.has(next);
}

const isAdult = ({ kind }: Noun) => kind === "relative" || kind === "couple";

/** "stayed two nights with a friend" */
function wasStaying(sentence: readonly Tagged[], from: number): boolean {
  for (let at = from; at >= 0 && from - at < 6; at -= 1) {
    const { concept } = sentence[at] ?? { concept: "end" };
    if (concept === "over" || concept === "housed") return true;
    if (concept === "comma" || concept === "need" || concept === "and" || concept === "only") return false;
  }
  return false;
}

/** "embarazada de mellizos" */
const isExpected = (sentence: readonly Tagged[], chain: readonly Noun[]) => {
  const from = chain[0]?.from ?? 0;
  const link = sentence[from - 1]?.concept;
  return (
    (link === "of" && /^(?:embarazada|enceinte)$/.test(sentence[from - 2]?.word ?? "")) ||
    (link === "with" && sentence[from - 2]?.word === "pregnant")
  );
};

/** "My dad put me out": the last-named person acts on the recipient. */
const isDoing = (act: Tagged | undefined, object: Tagged | undefined) =>
  (act?.concept === "evicted" && /^(?:kicked|threw|put|la|lo|los|nos|me|l|les|m)$/.test(act.word)) ||
  (act?.concept === "unknown" &&
    !/^con[ms]igo$/.test(object?.word ?? "") &&
    ["pronoun", "we", "owner"].includes(object?.concept ?? "end"));
