import { money } from "../../../core/i18n/i18n.ts";
import { dateIn } from "../../../core/time/format.ts";
import { helpGiven } from "../render/template-values.ts";
import type { SummaryFacts } from "../types.ts";
import { words } from "./words.ts";

/** The values of the closing summary's template. */
export function summaryValues(summary: SummaryFacts, zone: string, language: string) {
  const t = words(language);
  const { help, cash, agency, reportNumber, state } = summary;
  const lines = help.map((one) => {
    const what = one.vendor ? t.item(helpGiven(one, language), one.vendor) : helpGiven(one, language);
    return `${dateIn(zone, new Date(one.at), language)}\t${t.worth(what, money(one.valueCents, language))}`;
  });
  const paid = cash && money(cash.cents, language);
  const cashLine =
    cash &&
    paid &&
    `${dateIn(zone, new Date(cash.at), language)}\t${cash.isHandedOver ? t.money(paid) : t.moneyWaiting(paid)}`;
  const cents = help.reduce((sum, { valueCents }) => sum + valueCents, cash?.cents ?? 0);
  return {
    given: [...lines, ...(cashLine ? [cashLine] : [])].join("\n"),
    total: cents > 0 ? money(cents, language) : null,
    agency,
    report: reportNumber,
    state,
  };
}
