import * as z from "zod/mini";
import { maxKeys } from "../api-keys/rules.ts";
import { adminRoles } from "../../core/access/roles.ts";
import { emailText } from "../../core/forms/email.ts";
import { nameOf, tooLong, trimmed } from "../../core/forms/fields.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import { type Phrase, asPhrase } from "../../core/i18n/phrases.ts";
import { comparableCode } from "../../core/text/typed.ts";
import { withoutEnding } from "../../core/text/ends.ts";

/** No one types longer passwords, and hashing them costs time. */
const maxPasswordCharacters = 200;
const maxUsernameCharacters = 100;

/**
 * After too many failed passwords (the number is a setting) the caller waits this long, and twice
 * as long each further time.
 */
export const lockMinutes = 15;
export const longestLockMinutes = 16 * 60;
/** Failed sign-ins per network, for any accounts, before it must wait. */
export const maxFailuresPerAddress = 30;
/**
 * An administrator's computers, phones and forgotten browsers; the one with the longest inactivity
 * ends.
 */
export const maxSessionsPerAccount = 10;
/** Sign-ins that gave the password but not yet the next step. */
export const maxHalfOpenPerAccount = 3;

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
/**
 * The least of a temporary password. Under twelve characters it serves for one sign-in, within a
 * day.
 */
export const minTemporaryCharacters = 6;
export const temporaryPasswordHours = 24;
export const servesOnce = (temporary: string) => temporary.length < minPasswordCharacters;

/** Accounts can only be changed within this time after entering the password. */
export const passwordServesMinutes = 5;

export const passwordAgain = z.object({
  password: password.check(z.minLength(1, says.ownPasswordMissing)),
});

/** The second factor's secret, in the letters of base32: 160 bits. */
export const totpAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
export const totpCharacters = 32;
/** A phone's clock may be off by so much. */
export const totpSlackSeconds = 30;
/** A code of the app has digits only; anything else is a recovery code. */
export const isTotp = (code: string) => /^\d{6}$/.test(code);
export const recoveryCodesMade = 10;
export const recoveryCharacters = 10;
/** Without those that look alike. */
export const recoveryAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Six digits of the app, or a recovery code. */
export const codeInput = z.object({
  code: z.string(says.codeMissing).check(
    z.maxLength(40, { error: says.codeShape, abort: true }),
    z.overwrite(comparableCode),
    z.minLength(1, { error: says.codeMissing, abort: true }),
    z.refine((code) => isTotp(code) || code.length === recoveryCharacters, says.codeShape),
  ),
});

/** What a name at the sign-in is made of, so that no two look alike. */
const usernameShape = /^[a-z0-9][a-z0-9._@-]*$/i;

const chosenRoles = z
  .array(z.enum(adminRoles, says.roleUnknown), says.roleMissing)
  .check(z.minLength(1, says.roleMissing));

const accountFields = {
  name: nameOf(120, { missing: formSays.required, tooLong }),
  email: emailText(formSays.emailWrong, { missing: formSays.required }),
  username: trimmed(
    z.minLength(1, formSays.required),
    z.maxLength(maxUsernameCharacters, says.usernameTooLong),
    z.regex(usernameShape, says.usernameShape),
  ),
  role: z._default(z.enum(adminRoles, says.roleUnknown), "admin"),
  /** Several roles; if given, it counts instead of `role`. */
  roles: z.optional(z.nullable(chosenRoles)),
};
/** What the account sees: the whole program, or the cases of these agencies. */
const seenFields = {
  programWide: z._default(z.boolean(formSays.notText), true),
  agencies: z._default(z.array(z.int32(formSays.notNumber)).check(z.maxLength(100)), []),
};
const temporaryPassword = password.check(z.minLength(minTemporaryCharacters, says.temporaryTooShort));

/** A new account. Without a password the server makes one. */
export const newAccount = z.object({
  ...accountFields,
  ...seenFields,
  password: z.optional(z.nullable(temporaryPassword)),
});
/** The same where a password must be given: the standalone form, and REST. */
export const newAccountWithPassword = z.object({
  ...accountFields,
  password: password.check(
    z.minLength(1, formSays.required),
    z.minLength(minTemporaryCharacters, says.temporaryTooShort),
  ),
});
/** The same where one that is too short is replaced by a new one. */
export const newAccountForm = z.object({ ...accountFields, password: z.string() });

/**
 * The API keys of the account that go on under the account of the acting super admin. The others
 * end.
 */
const keepApiKeys = z._default(
  z.array(z.int32(formSays.notNumber)).check(z.maxLength(maxKeys, says.keysChanged)),
  [],
);
/** The dialog that changes an account's roles. */
export const rolesForm = z.object({ roles: chosenRoles });
export const rolesChange = z.object({
  roles: chosenRoles,
  version: z.int32(formSays.notNumber),
  keepApiKeys,
});
export const activeChange = z.object({ isActive: z.boolean(formSays.notYesOrNo), keepApiKeys });
export const deletion = z.object({ keepApiKeys });

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

/**
 * A random password that keeps its own rules. `between` draws a whole number, both ends included.
 */
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
  const spelled = withoutEnding(lower, /[\d\p{P}\p{S}\s]/u).replace(
    /[013457@$!]/g,
    (char) => lettersMeant[char] ?? char,
  );
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

/**
 * Where a sign-in returns to: a path of this site, and nothing that a browser could read as another
 * one.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !/^\/(?![/\\])[\w\-./?=&%~]*$/.test(next) || next.startsWith("/admin/login")) return fallback;
  return next;
}
