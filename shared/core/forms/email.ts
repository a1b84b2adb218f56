import * as z from "zod/mini";
import { withoutEnding } from "../text/ends.ts";
import { normalized } from "../text/fold.ts";
import { comparable, withoutInvisible } from "../text/typed.ts";
import { says } from "./sentences.ts";

/*
 * The one rule for email addresses, in forms and over REST. The folded address is stored, compared
 * and sent to.
 */

const maxCharacters = 254;

/** An address without invisible characters, blanks around it, or a dot at its end. */
export const foldEmail = (typed: string): string =>
  withoutEnding(normalized(withoutInvisible(typed), "NFKC").trim(), /[\s.]/);

/**
 * Why a folded address is refused; undefined if it is good. A sign outside ASCII is named and not
 * replaced, because no one knows which mailbox is meant.
 */
export function emailProblem(address: string, wrong: string): string | undefined {
  const sign = /[^\0-\x7f]/u.exec(address)?.[0];
  if (sign === undefined) return z.safeParse(emailRule, address).success ? undefined : wrong;
  if (comparable(sign) === "'") return says.emailApostrophe;
  return /[\p{L}\p{M}]/u.test(sign) ? says.emailLetters : says.emailSigns;
}

const emailRule = z.email();

/** An address of a form. With the sentence `missing` it is required; otherwise it may be empty. */
export const emailText = (wrong: string, { missing = "" } = {}) =>
  z.string(missing || wrong).check(
    z.overwrite(foldEmail),
    z.maxLength(maxCharacters, says.tooLong),
    z.check(({ value, issues }) => {
      const problem = value === "" ? missing : emailProblem(value, wrong);
      // The other fields are checked as well.
      if (problem && value.length <= maxCharacters)
        issues.push({ code: "custom", message: problem, input: value, continue: true });
    }),
  );
