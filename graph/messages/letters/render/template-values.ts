import { endIn } from "../../../core/time/end-format.ts";
import { dateIn } from "../../../core/time/format.ts";
import { asLanguage, money } from "../../../core/i18n/i18n.ts";
import { helpTypesOf } from "../../../../shared/intake/needs/rules.ts";
import { sayPaid } from "../needs-in-words.ts";
import type { FrozenFacts } from "../write/facts.ts";
import type { DispatchOfLetter } from "../types.ts";
import type { Values } from "./template.ts";
import { words } from "../words.ts";

interface Written {
  number: string;
  date: Date;
  validUntil: Date | null;
  /** The installation's time zone. */
  zone: string;
}

/** The variables of the templates, by name. */
export function valuesOf(facts: FrozenFacts, { number, date, validUntil, zone }: Written): Values {
  const { caseId, language, recipient, officer, reach, audience, dispatch } = facts;
  const cents = dispatch?.valueCents ?? facts.amountCents;
  const vendor = dispatch?.vendor;
  return {
    number,
    date: dateIn(zone, date, language),
    validUntil: validUntil && endIn(zone, validUntil, language),
    caseId,
    recipient,
    officer: officer?.name,
    kind: dispatch?.helpType,
    help: dispatch ? helpGiven(dispatch, language) : helpOf(facts, audience === "officer"),
    amount: cents === undefined ? null : money(cents, language),
    reason: facts.reason,
    reached: reach ? "yes" : null,
    // Without a kind of help that a provider gives, the money itself is the help.
    isMoney: facts.helpTypes.length === 0 ? "yes" : null,
    vendor: vendor?.name,
    code: dispatch?.code,
    confirmation: dispatch?.confirmationNumber,
    phones: vendor?.supportPhones.join("\n"),
    chat: vendor?.chatUrl,
    website: vendor?.website,
    hours: vendor?.supportHours,
    area: vendor?.serviceArea,
    emergency: vendor?.emergencyContact,
  };
}

/**
 * The stated purpose of the money. A recipient's letter, which others may read, does not name their
 * destination.
 */
function helpOf({ helpTypes, needs, language, anonymous }: FrozenFacts, toOfficer: boolean): string {
  const { help, someHelp } = words(language);
  if (needs && helpTypesOf(needs).length > 0)
    return sayPaid(needs, asLanguage(language), { withPlace: toOfficer && !anonymous });
  return helpTypes.map((type) => help[type]).join(", ") || someHelp;
}

/** "a room for 24 hours" */
export function helpGiven(
  { helpType, people, hours }: Pick<DispatchOfLetter, "helpType" | "people" | "hours">,
  language: string,
): string {
  const { given, help } = words(language);
  if (helpType === "food") return people ? given.food(people) : help.food;
  if (helpType === "shelter") return hours ? given.shelter(hours) : help.shelter;
  return given.transportation;
}
