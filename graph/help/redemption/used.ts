import type { Language } from "../../../shared/core/forms/fields.ts";
import { money } from "../../core/i18n/i18n.ts";
import { clockIn, shortDateTimeIn } from "../../core/time/format.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";

interface Use {
  at: Date;
  /** The terminal's or the administrator's name. */
  by: string;
  cents: number;
}

interface Place {
  zone: string;
  now: Date;
  language: Language;
}

/** When a code was used, by whom and for how much, in the time of the installation. */
export function usedIn<Text>(
  sentences: {
    redeemedAt: (values: { time: string; by: string; amount: string }) => Text;
    redeemedOn: (values: { when: string; by: string; amount: string }) => Text;
  },
  { at, by, cents }: Use,
  { zone, now, language }: Place,
): Text {
  const amount = money(cents, language);
  return dayIn(zone, at) === dayIn(zone, now)
    ? sentences.redeemedAt({ time: clockIn(zone, at, language), by, amount })
    : sentences.redeemedOn({ when: shortDateTimeIn(zone, at, language), by, amount });
}
