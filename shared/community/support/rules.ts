import * as z from "zod/mini";
import { comparable } from "../../core/text/typed.ts";
import { nameText } from "../../core/forms/names.ts";
import { formLanguage } from "../../core/forms/fields.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import { asPhrase } from "../../core/i18n/phrases.ts";
import { folded } from "../../core/text/fold.ts";

/** The number in the failure sentence. */
export const hotlinePhone = "911";

/** The answer if the agent fails. */
export const chatFailed = asPhrase(says.chatFailed({ phone: hotlinePhone }));

export const maxMessageCharacters = 2000;
/** How much of a conversation accompanies a new message. */
export const maxHistoryTurns = 8;

const session = z
  .string(says.sessionMissing)
  .check(z.minLength(1, says.sessionMissing), z.maxLength(100, says.sessionTooLong));
const tooLong = says.messageTooLong;

export const chatMessage = z.object({
  sessionId: session,
  message: z
    .string(says.messageMissing)
    .check(z.trim(), z.minLength(1, says.messageMissing), z.maxLength(maxMessageCharacters, tooLong)),
  language: formLanguage,
  history: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            role: z.enum(["user", "assistant"], says.roleUnknown),
            content: z.string(formSays.notText).check(z.maxLength(maxMessageCharacters, tooLong)),
          }),
          says.historyWrong,
        )
        .check(z.maxLength(maxHistoryTurns, says.historyTooLong)),
    ),
  ),
});
export type ChatMessage = z.output<typeof chatMessage>;

const phoneDigits = (phone: string) => phone.replace(/\D/g, "").length;

export const callbackTypes = ["general", "urgent"] as const;
export type CallbackType = (typeof callbackTypes)[number];

/** The callback dialog. The server also checks that the number exists in its country's plan. */
export const callbackForm = z.object({
  sessionId: session,
  name: nameText({ missing: says.callbackIncomplete }),
  phone: z.string(says.callbackIncomplete).check(
    z.overwrite((phone) => comparable(phone).trim()),
    z.minLength(1, says.callbackIncomplete),
    z.maxLength(40, formSays.phoneTooLong),
    z.refine(
      (phone) =>
        phone === "" ||
        (/^[\d\s()+.x-]+$/i.test(phone) && phoneDigits(phone) >= 7 && phoneDigits(phone) <= 15),
      says.phoneNotCallable,
    ),
  ),
  requestType: z._default(z.enum(callbackTypes, says.typeUnknown), "general"),
  message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxMessageCharacters, tooLong)))),
  language: formLanguage,
});

/** The number of parallel calls; later people wait for one more call each. */
const callersAtOnce = 2;

export interface Wait {
  fromMinutes: number;
  toMinutes: number;
}

/**
 * The wait for a callback: urgent 2-5 minutes, general 5-15, and longer with others waiting. The
 * configuration sets the 5, which is also the duration of one call.
 */
export function callbackWait(type: CallbackType, responseMinutes: number, ahead = 0): Wait {
  const later = Math.max(0, Math.floor(ahead / callersAtOnce)) * Math.max(1, responseMinutes);
  const [from, to] = type === "urgent" ? [2, Math.max(responseMinutes, 3)] : [5, 15];
  return { fromMinutes: from + later, toMinutes: to + later };
}

/** No administrator is on duty: no wait in minutes can be promised. */
export const noEstimate: Wait = { fromMinutes: 0, toMinutes: 0 };

/** The wait in the words of the REST answer. */
export const waitText = ({ fromMinutes, toMinutes }: Wait): string =>
  toMinutes > 0 ? `${fromMinutes}-${toMinutes} minutes` : "as soon as an administrator is free";

/**
 * Lower case, without accents, with one kind of apostrophe and blank, and "ayudaaaa" as "ayuda":
 * how every word list is compared.
 */
export const plainText = (text: string): string =>
  folded(text.slice(0, maxMessageCharacters))
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/(\p{L})\1{2,}/gu, "$1");
