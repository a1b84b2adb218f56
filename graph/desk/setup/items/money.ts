import { pluralEn } from "../../../../shared/core/i18n/plural.ts";
import { attention, done, open, setupItem } from "../item.ts";

interface FundFacts {
  funds: number;
  confirmed: number;
  waiting: number;
}

export const fundDeposit = setupItem<FundFacts>({
  id: "fund-deposit",
  title: "A fund with a confirmed deposit",
  meaning: "Approvals reserve money of a fund. A second person confirms each deposit before it counts.",
  page: { href: "/admin/funds", label: "Open funds" },
  async read({ db }) {
    const deposits = { kind: "deposit", refusedAt: null } as const;
    const [funds, confirmed, waiting] = await Promise.all([
      db.fund.count(),
      db.deposit.count({ where: { ...deposits, confirmedAt: { not: null } } }),
      db.deposit.count({ where: { ...deposits, confirmedAt: null } }),
    ]);
    return { funds, confirmed, waiting };
  },
  judge({ funds, confirmed, waiting }) {
    if (confirmed > 0)
      return done(pluralEn(confirmed, "1 deposit is confirmed.", `${confirmed} deposits are confirmed.`));
    if (waiting > 0) return attention("A deposit waits for a second person, who confirms it.");
    return open(funds === 0 ? "There is no fund." : "No fund has a deposit.");
  },
});
