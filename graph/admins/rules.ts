import * as z from "zod/mini";
import { says as formSays } from "../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import { type Phrase, asPhrase } from "../core/i18n/rules.ts";

export const adminRoles = ["admin", "super_admin"] as const;

/** Anything longer is no password that somebody types, and costs time to hash. */
const maxPasswordCharacters = 200;
const maxUsernameCharacters = 100;

/** After too many wrong passwords (their number is a setting) whoever types them waits this long, and each time twice as long as before. */
export const lockMinutes = 15;
export const longestLockMinutes = 16 * 60;
/** Failed sign-ins from one network, whichever accounts they name, before it waits. */
export const maxFailuresPerAddress = 30;

const password = z
  .string(says.passwordMissing)
  .check(z.maxLength(maxPasswordCharacters, says.passwordTooLong));

export const loginInput = z.object({
  username: z.string(says.usernameMissing).check(z.maxLength(maxUsernameCharacters, says.usernameTooLong)),
  password,
});
export type LoginInput = z.output<typeof loginInput>;

const notBlank = (text: string) => z.refine<string>((typed) => typed.trim() !== "", text);

/** The sign-in screen's form: the same, with each blank field told by its name. */
export const loginForm = z.object({
  username: loginInput.shape.username.check(notBlank(says.ownUsernameMissing)),
  password: password.check(notBlank(says.ownPasswordMissing)),
});

export const isBlankLogin = ({ username, password: typed }: LoginInput) => !username.trim() || !typed.trim();

export const passwordChange = z.object({
  /** Sent by REST clients; it can only name the session's own account. */
  adminId: z.optional(z.number(formSays.notNumber)),
  currentPassword: password.check(z.minLength(1, says.currentPasswordMissing)),
  newPassword: password.check(z.minLength(1, says.newPasswordMissing)),
});

export const minPasswordCharacters = 12;

export type PasswordRuleName = "length" | "capital" | "special" | "uncommon";

interface PasswordRule {
  name: PasswordRuleName;
  text: Phrase;
  holds: (password: string, username: string) => boolean;
}

/** Rules of a lasting password. The screen shows them live. */
export const passwordRules: PasswordRule[] = [
  {
    name: "length",
    text: asPhrase(says.characters({ count: minPasswordCharacters })),
    holds: (typed) => typed.length >= minPasswordCharacters,
  },
  { name: "capital", text: says.capital, holds: (typed) => /\p{Lu}/u.test(typed) },
  {
    name: "special",
    text: says.special,
    holds: (typed) => /[\p{P}\p{S}]/u.test(typed),
  },
  {
    name: "uncommon",
    text: says.uncommon,
    holds: (typed, username) => typed !== "" && !isCommon(typed, username),
  },
];

export const unmetPasswordRules = (typed: string, username: string): PasswordRule[] =>
  passwordRules.filter((rule) => !rule.holds(typed, username));

const passwordFormFields = z.object({
  currentPassword: passwordChange.shape.currentPassword,
  newPassword: passwordChange.shape.newPassword,
  confirmation: z.string(says.repeatMissing).check(z.minLength(1, says.repeatMissing)),
});

/** The dialog's form: the new password twice, and every rule kept. */
export const passwordForm = (username: string) =>
  passwordFormFields.check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ["confirmation"],
      message: says.passwordMismatch,
    }),
    z.refine(({ newPassword }) => unmetPasswordRules(newPassword, username).length === 0, {
      path: ["newPassword"],
      message: says.meetEveryRequirement,
    }),
  );

const generatedCharacters = 12;
/** Without those that look alike: 0 O, 1 l I. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!@#$%&*";

/** A random password that keeps its own rules. `between` draws a whole number, both ends included. */
export function generatePassword(between: (from: number, to: number) => number): string {
  for (;;) {
    const drawn = Array.from(
      { length: generatedCharacters },
      () => alphabet[between(0, alphabet.length - 1)],
    ).join("");
    if (unmetPasswordRules(drawn, "").length === 0) return drawn;
  }
}

/** What people put together when a rule asks for length, a capital and a special character. */
const commonWords = [
  ..."password passwort passwd welcome letmein administrator administration admin superadmin root user login signin".split(
    " ",
  ),
  ..."changeme default temporary temp secret master access security secure system server safevoice safe voice".split(
    " ",
  ),
  ..."qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh zxcvbnm zxcvb qazwsxedc qazwsx qaz wsx abcdefghijkl abcdef abcd abc".split(
    " ",
  ),
  ..."iloveyou trustno michael jennifer jessica charlie jordan daniel monkey dragon shadow football baseball basketball".split(
    " ",
  ),
  ..."superman batman spiderman starwars pokemon princess sunshine summer autumn winter spring flower butterfly chocolate".split(
    " ",
  ),
  ..."january february march april june july august september october november december".split(" "),
  ..."monday tuesday wednesday thursday friday saturday sunday police officer sheriff department emergency america usa".split(
    " ",
  ),
  ..."hello freedom whatever forever liverpool chelsea arsenal yankees cowboys eagles test testing please this is my the and for you".split(
    " ",
  ),
].sort((a, b) => b.length - a.length);
const anyCommonWord = new RegExp(commonWords.join("|"), "g");
/** Letters that must be left when the common words are taken out. */
const minOwnLetters = 3;
const minDifferentCharacters = 5;

function isCommon(typed: string, username: string): boolean {
  const lower = typed.toLowerCase();
  if (new Set(lower).size < minDifferentCharacters) return true;
  const name = username.trim().toLowerCase();
  if (name.length >= 3 && lower.includes(name)) return true;
  // "P@ssw0rd2026!" is read with and without its digits for letters; the tail is only counting.
  const spelled = lower
    .replace(/[\d\p{P}\p{S}\s]+$/u, "")
    .replace(/[013457@$!]/g, (char) => lettersMeant[char] ?? char);
  return [lower, spelled].some((text) => {
    const letters = text.replace(/[^\p{L}]/gu, "");
    return letters.replace(anyCommonWord, "").length < minOwnLetters;
  });
}

const lettersMeant: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Where a sign-in returns to: a path of this site, and nothing that a browser could read as another one. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !/^\/(?![/\\])[\w\-./?=&%~]*$/.test(next) || next.startsWith("/admin/login")) return fallback;
  return next;
}
