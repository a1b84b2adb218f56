import { callNumbers, callsFor } from "../../../shared/community/danger/calls.ts";
import type { DangerKind } from "../../../shared/community/danger/rules.ts";
import { stateName } from "../../../shared/community/directory/rules.ts";
import type { Question } from "./question.ts";
import { helpFor } from "./topics/help-for.ts";
import type { Topic } from "./topics/topics.ts";
import { spacedFrench } from "../../../shared/core/forms/french-spacing.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import type { Guidelines, Sayings } from "./sayings/sayings.ts";
import { en } from "./sayings/sayings.en.ts";
import { es } from "./sayings/sayings.es.ts";
import { fr } from "./sayings/sayings.fr.ts";

/** A directory entry in the person's language, for the agent. */
export interface Named {
  name: string;
  contactInfo: string;
  description: string;
}

interface Answer {
  response: string;
  callbackRequested: boolean;
}

/**
 * The support agent's answer. It knows the guidelines, the directory and the rights guide, and says
 * when it knows no more.
 */
export function answer(
  { topic: asked, about, isUnsure, dangers = [], state, city, states, language }: Question,
  guidelines: Guidelines,
  resources: readonly Named[],
): Answer {
  const sayings = sayingsIn[language];
  const topic = asked === "waiting" ? "status" : asked;
  if (topic === "callback") return { response: sayings.callback, callbackRequested: true };
  const besides = about && about !== topic && sayings.about[about](guidelines);
  if (topic === "danger")
    return {
      response: [urgentAnswer(dangers, sayings), ...(besides ? [sayings.ifSafe, besides] : [])].join("\n\n"),
      callbackRequested: false,
    };
  const said = sayings.about[topic](guidelines);
  const isEither = isUnsure && besides;
  const listed = listing({ topic, about, state, city, states }, resources, sayings);
  const isListedFirst = !isEither && state && fundPays.has(topic);
  return {
    response: [
      topic === "unknown" && sayings.numbersFirst,
      isListedFirst && listed,
      isEither && sayings.eitherOf,
      isEither ? `1. ${said}` : said,
      isEither ? `2. ${besides}` : besides,
      !isListedFirst && listed,
      isEither && sayings.elseAsk,
    ]
      .filter(Boolean)
      .join("\n\n"),
    callbackRequested: false,
  };
}

/** For the gravest danger, plus the numbers for any others in the message. */
function urgentAnswer(dangers: readonly DangerKind[], { urgent }: Sayings): string {
  const [gravest = "danger"] = dangers;
  const said = urgent.answers[gravest];
  const more = callsFor(dangers).filter((line) => !said.includes(callNumbers[line]));
  return [said, ...more.map((line) => urgent.also[line](callNumbers[line]))].join(" ");
}

export const sayingsIn: Record<Language, Sayings> = { en, es, fr: spacedFrench(fr) };

/** Places nearby are listed before what the fund pays: they help today. */
const fundPays = new Set<Topic>(["food", "hotel", "housing", "transportation"]);

function listing(
  { topic, about, state, city, states }: Pick<Question, "topic" | "about" | "state" | "city" | "states">,
  resources: readonly Named[],
  { askState, askWhichState, stateNames, inYourState, forCity, orDial, or, colon = ":" }: Sayings,
): string {
  // "Which pantry is open on Sunday in Tulsa" may be about hours first, and then food.
  const help = helpFor[topic] ?? (about && (state ?? city) ? helpFor[about] : undefined);
  if (!help) return "";
  if (city && states)
    return askWhichState(city, states.map((code) => stateNames[code] ?? stateName(code) ?? code).join(", "));
  if (!state || resources.length === 0) return askState;
  const lines = resources.map(({ name, contactInfo, description }) => {
    // "2-1-1 Texas" already says its number.
    const contacts = contactInfo.split(" or ").filter((contact) => !name.startsWith(contact));
    return `• ${[name, contacts.join(` ${or} `)].filter(Boolean).join(`${colon} `)}\n${description}`;
  });
  const isNamed = resources.some(({ contactInfo }) => contactInfo.includes("2-1-1"));
  return [city ? forCity(city) : inYourState, ...lines, ...(isNamed ? [] : [orDial])].join("\n");
}
