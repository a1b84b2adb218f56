import { redact } from "../../core/text/redact.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { stateName } from "../../../shared/community/directory/rules.ts";
import { fullLine } from "../directory/full-line.ts";
import { placesFor } from "../directory/service.ts";
import { entryIn } from "../directory/entries/translate.ts";
import { answer, type Named } from "./answer.ts";
import { helpFor } from "./topics/help-for.ts";
import { checkedStream } from "./contact-check.ts";
import { guidelinesOf } from "./support-info.ts";
import { instructionsFor } from "./instructions.ts";
import { dangerQuestion, readQuestion, type Question } from "./question.ts";
import { chatFailed, chatMessage, type ChatMessage } from "../../../shared/community/support/rules.ts";
import { says } from "../../../shared/community/support/sentences.ts";

/** A part of an answer. */
export interface ChatPart {
  /** 0 starts or restarts the answer: earlier parts no longer count. */
  place: number;
  text: string;
  isLast: boolean;
  /** The person wants a call: open the callback dialog. */
  callbackRequested: boolean;
  hasFailed: boolean;
}

const resourcesRead = 3;
const resourcesGiven = 12;

/** Streams the answer to one message of the support chat. Nothing is stored. */
export async function chatAnswer(context: Context, input: unknown): Promise<AsyncGenerator<ChatPart, void>> {
  const message = parse(chatMessage, input);
  return parts(context, message, await countedQuestion(context, message));
}

/**
 * Counts before it reads, which costs much more. From those who wrote too often or whose messages
 * took too long to read, a message is read for danger alone and within limits of its own, so that
 * the numbers for their danger reach them. Beyond those, the refusal names 911, 988 and Poison
 * Control.
 */
async function countedQuestion(context: Context, message: ChatMessage): Promise<Question> {
  try {
    await context.quotas.count("chat", context, says.tooFast);
    return await context.quotas.work("chat", context, () => questionOf(message), says.tooFast);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    await context.quotas.count("danger", context, says.tooFast);
    const read = () => dangerQuestion(message.message, message.language);
    const danger = await context.quotas.work("danger", context, read, says.tooFast);
    if (!danger) throw refusal;
    return danger;
  }
}

/** The whole answer at once, for clients that cannot stream. */
export async function chat(context: Context, input: unknown) {
  let response = "";
  let callbackRequested = false;
  for await (const part of await chatAnswer(context, input)) {
    if (part.hasFailed) throw new Refusal("UNAVAILABLE", chatFailed);
    response = part.place === 0 ? part.text : response + part.text;
    callbackRequested ||= part.callbackRequested;
  }
  return { success: true, response, callbackRequested };
}

const questionOf = ({ message, history, language }: ChatMessage): Question =>
  readQuestion(message, {
    before: (history ?? []).filter(({ role }) => role === "user").map(({ content }) => content),
    language,
  });

/** Never throws. If something fails, the answer still says how to get help. */
async function* parts(
  context: Context,
  message: ChatMessage,
  question: Question,
): AsyncGenerator<ChatPart, void> {
  let place = 0;
  const part = (text: string, rest: Partial<ChatPart> = {}): ChatPart => ({
    place: place++,
    text,
    isLast: false,
    callbackRequested: false,
    hasFailed: false,
    ...rest,
  });
  try {
    if (context.agent?.healthy && isForModel(question)) {
      yield part(""); // the stream is open, the answer is being prepared
      try {
        for await (const text of modelAnswer(context, message, question)) yield part(text);
        return yield part("", { isLast: true });
      } catch (error) {
        // The error's text may quote the message, so only its kind is logged.
        const kind = error instanceof Error ? error.constructor.name : typeof error;
        context.log.warn({ kind, correlation: context.correlation }, "the agent failed; the rules answered");
        place = 0;
      }
    }
    const { response, callbackRequested } = await ruleAnswer(context, question);
    yield part(response, { isLast: true, callbackRequested });
  } catch (error) {
    context.log.error({ err: error, correlation: context.correlation }, "the support agent failed");
    place = 0;
    yield part(chatFailed, { isLast: true, hasFailed: true });
  }
}

/** In danger, 911 and 988 come at once and from us. A request for a person opens the form. */
const isForModel = ({ topic }: Question) => topic !== "danger" && topic !== "callback";

async function ruleAnswer(context: Context, question: Question) {
  const resources = await resourcesFor(context, question, resourcesRead);
  return answer(question, guidelinesOf(context), resources);
}

async function* modelAnswer(context: Context, message: ChatMessage, question: Question) {
  const { language, state } = question;
  const instructions = instructionsFor(
    guidelinesOf(context),
    await resourcesFor(context, question, resourcesGiven),
    { language, stateName: state && stateName(state) },
  );
  const turns = [...(message.history ?? []), { role: "user" as const, content: message.message }];
  const safe = turns.map(({ role, content }) => ({ role, content: redact(content) }));
  if (context.agent) yield* checkedStream(context.agent.answer(instructions, safe), instructions);
}

/** The state's entries for the topic; a model gets a few of every type. */
async function resourcesFor(
  context: Context,
  { topic, about, state, city, language }: Question,
  most: number,
): Promise<Named[]> {
  const help = helpFor[topic] ?? (about && helpFor[about]);
  if (!state || !help) return [];
  const rows = await placesFor(context, { help, state, city });
  // A person who needs a bed tonight is not sent to an office without beds.
  const fitting =
    help === "shelter" ? rows.filter(({ type }) => type === "shelter" || type === "social") : rows;
  return fitting.slice(0, most).map((row) => {
    const { fullTonight, ...entry } = entryIn(language, row, context.now());
    if (!fullTonight) return entry;
    return { ...entry, description: `${fullLine(fullTonight, language)} ${entry.description}` };
  });
}
