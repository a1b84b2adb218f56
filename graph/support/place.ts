import { jurisdictionCodes, type StateCode } from "../directory/rules.ts";
import { townsNamed } from "../directory/places.ts";

interface Where {
  state: StateCode;
  city: string;
}

/** Alone, a name must be that of a large city: most words are some small town's name. In a state that is named, any town counts. */
const weightAlone = 4;
const longestName = 3;

/** "in Austin", "cerca de Dallas", "à Seattle", "Austin, TX", or a city alone. */
const said =
  /(?:^|[\s,(])(?:in|near|around|at|from|by|outside|to|en|de|desde|cerca de|a|à|au|près de|pres de|vers|autour de|sur|dans)\s+(?=((?:[\p{L}.'’-]+\s*){1,4}))/giu;

/** The city that a message names, with its state. */
export function placeNamedIn(message: string, state: StateCode | undefined): Where | undefined {
  const phrases = [...message.matchAll(said)].map(([, phrase = ""]) => phrase);
  const alone = /^[\s¿¡]*((?:[\p{L}.'’-]+\s*){1,3})(?:,.*)?[.!?\s]*$/u.exec(message)?.[1];
  for (const phrase of [...phrases, ...(alone ? [alone] : [])]) {
    const found = townIn(phrase, state);
    if (found) return found;
  }
  return undefined;
}

/** The longest name that the phrase begins with. */
function townIn(phrase: string, state: StateCode | undefined): Where | undefined {
  const words = phrase.trim().split(/\s+/);
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    const [town] = townsNamed(words.slice(0, length).join(" "), state);
    if (town && jurisdictionCodes.has(town.state) && (state || town.weight >= weightAlone))
      return { state: town.state as StateCode, city: town.city };
  }
  return undefined;
}
