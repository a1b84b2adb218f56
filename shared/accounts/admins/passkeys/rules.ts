import * as z from "zod/mini";
import { says } from "../sentences.ts";

export const maxPasskeys = 10;
export const passkeyNameCharacters = 60;

export const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says.passkeyNameMissing),
    z.maxLength(passkeyNameCharacters, says.passkeyNameTooLong),
  );

export const passkeyNaming = z.object({ name: passkeyName });

/** What the device answered, as JSON. The library checks what is in it. */
const answerCharacters = 20_000;
const answer = z.string().check(z.maxLength(answerCharacters, says.passkeyUnreadable));

export const newPasskey = z.object({ name: passkeyName, answer });
export const passkeyAnswer = z.object({ answer });
