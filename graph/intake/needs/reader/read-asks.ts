import {
  asAsk,
  staysHome,
  fillers,
  isBare,
  isExclusive,
  isFarHome,
  isFromHome,
  isFirst,
  isHaving,
  isInfinitive,
  isMeasured,
  isNothing,
  isPlace,
  isPlaceAt,
  isSelf,
  isStory,
  isThanked,
  light,
  thin,
} from "./ask-places.ts";
import { isListed, without } from "./ask-lacks.ts";
import type { Ask, Asks, TonedAsk, Tone } from "./asks.ts";
import { countAfterLabel, isMoreNights, isOver } from "./read-nights.ts";
import type { Concept, Tagged } from "./lexicon.ts";

type Rule = "none" | "need" | "noNeed" | "not" | "lack" | "have" | "declined";

/**
 * Reads which of the three a sentence requests, from the words before it ("doesn't need") or after
 * it ("is covered").
 */
export function readAsks(sentence: readonly Tagged[], isSomebodyFed: boolean): Asks {
  const reader = new AskReader(sentence, isSomebodyFed);
  sentence.forEach((token, at) => reader.read(token, at));
  return { toned: reader.said.map(({ ask, tone }) => ({ ask, tone })), isExclusive: reader.isExclusive };
}

class AskReader {
  said: (TonedAsk & { at: number })[] = [];
  isExclusive = false;
  #rule: Rule = "none";
  /** Meaningful words since the rule began, at `#ruleAt`. */
  #gap = 0;
  #ruleAt = 0;
  readonly #sentence: readonly Tagged[];
  readonly #isSomebodyFed: boolean;

  constructor(sentence: readonly Tagged[], isSomebodyFed: boolean) {
    this.#sentence = sentence;
    this.#isSomebodyFed = isSomebodyFed;
  }

  read(token: Tagged, at: number) {
    const { concept } = token;
    const act = this.#acts[concept];
    if (act) act(token, at);
    // "is fine for food"
    else if (!light.has(concept) && !(concept === "for" && this.#rule === "declined")) this.#gap += 1;
  }

  #begin(rule: Rule, at = 0) {
    this.#rule = rule;
    this.#ruleAt = at;
    this.#gap = 0;
  }

  #say(ask: Ask, tone: Tone, at: number) {
    this.said.push({ ask, tone, at });
  }

  readonly #acts: Partial<Record<Tagged["concept"], (token: Tagged, at: number) => void>> = {
    need: () => {
      // "can't buy food"
      const cannot = /^(?:cant|cannot|couldnt|couldn)$/.test(this.#sentence[this.#ruleAt]?.word ?? "");
      const isDenied = this.#rule === "not" && this.#gap === 0;
      this.#begin(isDenied ? (cannot ? "lack" : "noNeed") : "need");
    },
    noNeed: (_, at) => this.#begin("noNeed", at),
    not: (_, at) => {
      const next = this.#next(at, fillers)?.concept ?? "end";
      if (next === "end" || next === "comma") {
        // "Meals: none.", "hospedaje no"
        const before = this.#concept(at - 1);
        if (before === "comma" && this.#after(at - 1, "no")) return;
        if (before in asAsk && this.#after(at, "no")) return;
        // "The children ate, the parents have not."
        if (this.#isSomebodyFed && at > 1) this.#say("food", "yes", at);
      }
      if (this.#rule === "lack" && (this.#gap === 0 || this.#sentence[at]?.word === "ni")) return;
      if (this.#rule === "have" && this.#gap === 0) this.#begin("lack");
      else if (this.#rule !== "noNeed") this.#begin("not", at);
    },
    lack: (_, at) => this.#begin("lack", at),
    have: () => this.#begin(this.#rule === "not" && this.#gap === 0 ? "lack" : "have"),
    // Spanish "en casa hay comida"
    weAre: ({ word }) => (word === "hay" ? this.#begin("have") : (this.#gap += 1)),
    declined: (_, at) => this.#after(at, "no") || this.#begin("declined"),
    settled: (_, at) =>
      this.#after(at, this.#rule === "not" && this.#gap === 0 ? "yes" : "no") || this.#begin("declined"),
    needed: (_, at) =>
      this.#after(at, this.#rule === "not" ? "no" : "yes") ||
      this.#begin(this.#rule === "not" ? "noNeed" : "need"),
    only: (_, at) => {
      if (isExclusive(this.#sentence[at])) this.isExclusive ||= !isSelf(this.#next(at, thin));
      if (this.#rule !== "need") this.#begin("none");
    },
    comma: (_, at) => {
      // "has food, a roof and a ride"
      const isHaving =
        this.#rule === "have" && !(this.#concept(at - 1) in asAsk && this.#concept(at + 1) === "one");
      const lists = !isHaving && this.#next(at, thin)?.concept;
      // "doesn't want to be a bother, a sandwich would do"
      const isElse =
        this.#rule === "noNeed" && this.#gap > 0 && !this.said.some((one) => one.at > this.#ruleAt);
      const goesOn =
        !isElse && lists && (lists in asAsk || lists === "or" || lists === "and" || lists === "stay");
      if (!goesOn) this.#begin("none");
    },
    hungry: ({ word }, at) => {
      const isTwice = this.#rule === "lack" && isNothing.test(word);
      const isNo = this.#isDenied() && !isTwice;
      this.#say("food", isNo ? "no" : this.#rule === "need" ? "yes" : "state", at);
    },
    fed: (_, at) => {
      const nobody = this.#sentence.slice(Math.max(0, at - 10), at).some(({ detail }) => detail === "nobody");
      const isNeeded = this.#rule === "need";
      this.#say("food", isNeeded ? "yes" : nobody || this.#isDenied() ? "state" : "no", at);
    },
    number: (_, at) => {
      if (this.#rule === "need" && isMoreNights(this.#sentence, at)) this.#say("room", "yes", at);
    },
    miles: (_, at) => this.#fromHome(at),
    kilometers: (_, at) => this.#fromHome(at),
    nowhere: (token, at) => {
      const isRefused = isThanked(this.#sentence, at);
      this.#say(isFarHome(this.#sentence, token) ? "ride" : "room", isRefused ? "no" : "state", at);
    },
    housed: (_, at) => {
      if (!this.#isDenied()) this.#say("room", this.#rule === "need" ? "yes" : "no", at);
      this.#having(at);
    },
    evicted: (_, at) => this.#say("room", "circumstance", at),
    stranded: (_, at) => this.#say("ride", "circumstance", at),
    fetched: (_, at) => {
      if (!this.#isDenied()) this.#say("ride", "no", at);
      this.#having(at);
    },
    night: (_, at) => {
      const isMore = this.#concept(at - 1) === "more" || this.#concept(at - 1) === "trait";
      const count = this.#concept(isMore ? at - 2 : at - 1);
      // "I only want one night"
      if (countAfterLabel(this.#sentence, at) !== null) this.#say("room", "plain", at);
      const isAlone = isBare(this.#sentence, at - 1, at);
      const isCounted = count === "number" || (count === "one" && (this.#rule === "need" || isAlone));
      if (!isCounted || isOver(this.#sentence, at)) return;
      if (this.#rule === "need") this.#say("room", "yes", at);
      else if (this.#rule === "none") this.#say("room", "plain", at);
    },
    week: (_, at) => {
      // "requests one week"
      const isLast = ["end", "comma"].includes(this.#concept(at + 1)) && this.#gap === 0;
      if (isLast && this.#rule === "need") this.#say("room", "plain", at);
    },
    stay: (_, at) => {
      if (["night", "week", "day"].includes(this.#concept(at - 1))) this.#say("room", "plain", at);
      else if (this.#rule === "need" && !staysHome(this.#sentence, at)) this.#say("room", "yes", at);
    },
    goHome: (_, at) => this.#go(at),
    go: (token, at) => {
      const to = this.#next(at, thin);
      const leadsNowhere = to?.concept === "food" || to?.concept === "stay" || isInfinitive(to);
      const isPlace = token.word === "be" && (to?.concept === "room" || to?.concept === "housed");
      if (!leadsNowhere && !isPlace) this.#go(at);
    },
    food: (token, at) => this.#ask(token, at),
    room: (token, at) => this.#ask(token, at),
    ride: (token, at) => this.#ask(token, at),
    pantry: (token, at) => {
      if (this.#rule === "need" && this.#gap === 0) this.#ask(token, at);
    },
    bus: (token, at) => {
      // "needs an accessible van"
      const isKind = this.#gap === 1 && this.#concept(at - 1) === "unknown";
      if (this.#rule === "need" && (this.#gap === 0 || isKind)) this.#ask(token, at);
    },
  };

  /** "has a car and a place to go": both are available. */
  #having(at: number) {
    if (isHaving(this.#sentence[at]) && !this.#isDenied()) this.#begin("have");
  }

  #isDenied = () =>
    this.#gap <= 1 && (this.#rule === "not" || this.#rule === "noNeed" || this.#rule === "lack");

  #fromHome(at: number) {
    if (this.#rule !== "have" && isFromHome(this.#sentence, at)) this.#say("ride", "plain", at);
  }

  #go(at: number) {
    if (this.#rule === "need" || this.#rule === "not" || this.#rule === "lack") this.#say("ride", "yes", at);
    else if (this.#rule === "noNeed" || this.#rule === "declined") this.#say("ride", "no", at);
    else if (isFirst(this.#sentence, at)) this.#say("ride", "plain", at);
  }

  #ask(token: Tagged, at: number) {
    const ask = asAsk[token.concept];
    if (!ask) return;
    const tone = this.#tone(ask, at);
    if (tone) this.#say(ask, tone, at);
  }

  #tone(ask: Ask, at: number): Tone | null {
    if (isPlace(this.#sentence, ask, at)) return null;
    if (this.#rule === "lack" && isListed(this.#sentence, this.#ruleAt, at)) return "absent";
    if (this.#rule === "need" || this.#rule === "lack") return "yes";
    if (this.#rule === "noNeed") return "no";
    if (this.#rule === "declined") return this.#gap === 0 ? "no" : "plain";
    if (this.#rule === "have" && this.#gap === 0) return "no";
    if (this.#rule === "not" && this.#gap === 0) return without(this.#sentence, at);
    if (isStory(this.#sentence, ask, at)) return null;
    return this.#rule === "none" && isMeasured(this.#sentence, ask, at) ? "yes" : "plain";
  }

  /** What follows a request and is about it: "food not needed", "room is covered". */
  #after(at: number, tone: Tone): boolean {
    let i = at - 1;
    while (
      i >= 0 &&
      (light.has(this.#concept(i)) ||
        isPlaceAt(this.#sentence, i) ||
        this.#concept(i) === "not" ||
        this.#concept(i) === "unknown") &&
      at - i < 5
    )
      i -= 1;
    if (!(this.#concept(i) in asAsk)) return false;
    for (; i >= 0 && (this.#concept(i) in asAsk || light.has(this.#concept(i))); i -= 1) {
      const ask = asAsk[this.#concept(i) as Concept];
      if (!ask) continue;
      this.said = this.said.filter((said) => said.at !== i);
      this.#say(ask, tone, i);
    }
    this.#begin("none");
    return true;
  }

  #concept = (at: number): Tagged["concept"] => this.#sentence[at]?.concept ?? "end";

  #next = (at: number, skip: ReadonlySet<Tagged["concept"]>) =>
    this.#sentence.slice(at + 1, at + 6).find(({ concept }) => !skip.has(concept));
}
