import * as z from "zod/mini";
import { dayMs, hourMs } from "../../../shared/core/time/durations.ts";
import { says } from "../../../shared/messages/responses/sentences.ts";

export const responseTypes = ["email", "sms", "other", "pass"] as const;

/** How long a message can be answered. */
export const replyLinkLifetimeMs = 60 * dayMs;
/** The daily limit of answers per link. */
export const responsesPerLink = 10;
export const responsesPerLinkMs = dayMs;
/** The same text within this time is the same answer, so a page reload sends nothing. */
export const repeatMs = hourMs;
export const maxResponseCharacters = 2000;
/** A browser sends three bytes for each byte of a letter. */
export const maxResponseFormBytes = maxResponseCharacters * 9 + 500;

/** "Problem" is offered for dispatched help, and means that it does not work. */
export const replyForm = z.object({
  kind: z.enum(["answer", "problem"], says.kindMissing),
  content: z.pipe(
    z.string(),
    z.pipe(
      // Control characters, one of which databases reject.
      z.transform((text: string) => text.replace(/[^\P{Cc}\n\t]/gu, "")),
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, says.contentMissing),
          z.maxLength(maxResponseCharacters, says.contentTooLong),
        ),
    ),
  ),
});
