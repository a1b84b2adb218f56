import * as z from "zod/mini";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";

const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Public mailbox providers: an answer from there is no agency's. */
export const publicMailDomains = new Set(
  "gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com mail.com zoho.com fastmail.com yandex.com".split(
    " ",
  ),
);

/** One agency's email domain as typed: with @, capitals or blanks. */
export const agencyDomain = z.pipe(
  z.pipe(
    z.string(formSays.notText),
    z.transform((typed: string) =>
      typed
        .trim()
        .toLowerCase()
        .replace(/^[@.]+/, ""),
    ),
  ),
  z.string().check(
    z.maxLength(253, says.domainWrong),
    z.regex(domainShape, says.domainWrong),
    z.refine((domain) => !publicMailDomains.has(domain), says.domainPublic),
  ),
);

/** How a domain of one agency conflicts with that of another; undefined if it does not. */
export function conflictOf(domain: string, other: string): "taken" | "within" | "alike" | undefined {
  if (domain === other) return "taken";
  if (domain.endsWith(`.${other}`) || other.endsWith(`.${domain}`)) return "within";
  return lookOf(domain) === lookOf(other) ? "alike" : undefined;
}

/** Letters and digits that a reader takes for each other have one form; dashes are overlooked. */
const lookOf = (domain: string) =>
  domain
    .replaceAll("-", "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("cl", "d")
    .replaceAll(/[01i]/g, (sign) => (sign === "0" ? "o" : "l"))
    .replaceAll("5", "s");
