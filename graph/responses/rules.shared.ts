import * as z from "zod/mini";
import { dayMs, hourMs } from "../core/time/durations.shared.ts";
import { says } from "./sentences.ts";

export const responseTypes = ["email", "sms", "other"] as const;

/** So long the reader of a message can write back. */
export const replyLinkLifetimeMs = 60 * dayMs;
/** What one link may bring in a day. */
export const responsesPerLink = 10;
export const responsesPerLinkMs = dayMs;
/**
 * The same words again within this time are the same answer: a page that was loaded anew sends
 * nothing.
 */
export const repeatMs = hourMs;
export const maxResponseCharacters = 2000;

/** "Problem" is offered where help was given, and says that it does not work. */
export const replyForm = z.object({
  kind: z.enum(["answer", "problem"], says.kindMissing),
  content: z.pipe(
    z.string(),
    z.pipe(
      // Marks that no keyboard makes, and of which a database refuses one.
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
