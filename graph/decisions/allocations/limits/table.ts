import type { Phrase } from "../../../../shared/core/i18n/phrases.ts";
import type { Identity } from "../approval/same-person.sql.ts";
import type { settingTable } from "../../../../shared/platform/system/setting-table.ts";
import { publicMailDomains } from "../../../../shared/accounts/agencies/domains.ts";
import type { LimitDecider, Person } from "../../../../shared/decisions/allocations/rules.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";
import { recipientKeysOf } from "./recipient-keys.ts";

type SettingName = keyof typeof settingTable;

/** A limit over 24 hours and 30 days on the money that is allocated under one key. */
export interface Limit {
  /** Of the database's view `MoneyLimit`, and the beginning of the stored keys. */
  name: string;
  /** The allocation counts under each of them. The limit holds for each key by itself. */
  keysOf: (counted: Counting) => string[];
  daySetting: Extract<SettingName, `${string}DayLimit`>;
  monthSetting: Extract<SettingName, `${string}MonthLimit`>;
  /** The person who may go over it. */
  whoDecides: LimitDecider;
  /** Why an approval that would otherwise be final waits. */
  says: Phrase;
  /** The email to administrators: its title, and who gets or gives the amounts that follow. */
  notice: { title: string; allows: string };
}

/** The people of an allocation. */
export interface Counting {
  /** The officer who filed the request, and the officers who approved it. */
  officers: readonly Person[];
  /** The recipient, as each of their requests names them. */
  recipients: readonly Identity[];
  /** The agency of the case, with all of its domains; null if it belongs to none. */
  agencyId: number | null;
}

/**
 * Every limit, in the order of the screens. A new one is a row here, its sentence, two settings,
 * and their columns with a row of the view `MoneyLimit` in one migration.
 */
export const limits: readonly Limit[] = [
  {
    name: "victim",
    keysOf: ({ recipients }) => recipients.flatMap(recipientKeysOf),
    daySetting: "victimDayLimit",
    monthSetting: "victimMonthLimit",
    whoDecides: "second_person",
    says: says.overVictimLimit,
    notice: {
      title: "The limit for one recipient was reached",
      allows: "With one approval, a recipient can get",
    },
  },
  {
    name: "officer",
    keysOf: ({ officers }) => officers.flatMap(officerKeysOf),
    daySetting: "officerDayLimit",
    monthSetting: "officerMonthLimit",
    whoDecides: "administrator",
    says: says.overOfficerLimit,
    notice: { title: "An officer's limit was reached", allows: "One officer can allocate" },
  },
  {
    name: "agency",
    // The domains count too: an agency that is added later has allocations from before.
    keysOf: ({ officers, agencyId }) => [
      ...officers.flatMap(agencyKeysOf),
      ...(agencyId === null ? [] : [`agency:#${agencyId}`]),
    ],
    daySetting: "agencyDayLimit",
    monthSetting: "agencyMonthLimit",
    whoDecides: "administrator",
    says: says.overAgencyLimit,
    notice: { title: "An agency's limit was reached", allows: "The officers of one agency can allocate" },
  },
];

const officerKeysOf = ({ personKey, badgeKeys }: Person) => [
  `officer:${personKey}`,
  // A name alone adds nothing: the officer also has the badge within an agency.
  ...badgeKeys.filter((badge) => !badge.includes("#")).map((badge) => `officer:badge:${badge}`),
];

/** The domains of the officer's own mailbox and of the supervisors who confirmed them. */
const agencyKeysOf = ({ personKey, badgeKeys }: Person) =>
  [personKey, ...badgeKeys]
    .filter((key) => key.includes("@"))
    .map((key) => key.slice(key.lastIndexOf("@") + 1))
    .filter((domain) => !publicMailDomains.has(domain))
    .map((domain) => `agency:${domain}`);

export function limitNamed(name: string): Limit {
  const limit = limits.find((one) => one.name === name);
  if (!limit) throw new Error(`no limit has the name ${name}`);
  return limit;
}
