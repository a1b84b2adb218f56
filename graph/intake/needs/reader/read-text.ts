import type { RequestedNeed as Need } from "../../../../shared/decisions/rulebook/rulesets.ts";
import { sentencesOf } from "./clauses.ts";
import { countPeople, joinPeople, raise, type PeopleMentions } from "./people.ts";
import { asked, type Ask, type Asks } from "./asks.ts";
import { readAsks } from "./read-asks.ts";
import { nightsFromToday } from "./read-days.ts";
import { readNights } from "./read-nights.ts";
import { readOthers } from "./read-others.ts";
import { readPeople } from "./read-people.ts";
import { farther, readWay, type Way } from "./read-ride.ts";

export interface TextRead {
  asks: Asks;
  people: PeopleMentions;
  nights: number | null;
  way: Way;
  others: Need[];
}

const noWay: Way = { distance: null, miles: null, to: null };

/** Reads one text alone. */
export function readText(text: string): TextRead {
  const sentences = sentencesOf(text);
  const isSomebodyFed = sentences.some((sentence) => sentence.some(({ concept }) => concept === "fed"));
  const asks = joinAsks(sentences.map((sentence) => readAsks(sentence, isSomebodyFed)));
  const wanted = asked([asks]);
  const hasRoom = wanted.has("room");
  const nights = sentences.map((sentence) => readNights(sentence, hasRoom));
  return {
    asks,
    people: peopleOf(readEach(sentences, wanted), asks, sentences),
    nights: Math.max(hasRoom ? nightsFromToday(sentences) : 0, ...nights.map((count) => count ?? 0)) || null,
    way: sentences.map((sentence) => readWay(sentence, text)).reduce(farther, noWay),
    others: readOthers(text),
  };
}

/** People who ate need no meal, and people with a bed no room, if someone else does. */
function readEach(sentences: ReturnType<typeof sentencesOf>, wanted: ReadonlySet<Ask>): PeopleMentions[] {
  const [only] = wanted.size === 1 ? wanted : [];
  const lacking = only ? sentences.map((sentence) => readPeople(sentence, only)) : [];
  const isAnybody = countPeople(lacking.reduce(joinPeople, new Map())) !== null;
  return isAnybody ? lacking : sentences.map((sentence) => readPeople(sentence));
}

const joinAsks = (asks: readonly Asks[]): Asks => ({
  toned: asks.flatMap(({ toned: said }) => said),
  isExclusive: asks.some(({ isExclusive }) => isExclusive),
});

/** A text that only names people ("2", "wife and two sons") names relatives of the requester. */
function peopleOf(
  said: readonly PeopleMentions[],
  asks: Asks,
  sentences: ReturnType<typeof sentencesOf>,
): PeopleMentions {
  const people = said.reduce(joinPeople, new Map());
  if (asks.toned.length > 0) return people;
  const [sentence] = sentences;
  const only = sentences.length === 1 && sentence?.length === 1 ? sentence[0] : undefined;
  if (only?.concept === "number" && Number.isInteger(only.value) && only.value > 0 && only.value <= 20)
    raise(people, "together", only.value);
  else if (!people.has("loose")) return people;
  raise(people, "implied");
  return people;
}
