import { graphql } from "react-relay";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { PartTone } from "../../design/display/bars/PartsBar.css.ts";
import { PartsBar, PartsLegend } from "../../design/display/bars/PartsBar.tsx";
import { words } from "./words.desk.ts";

const tones = {
  available: "positive",
  reserved: "info",
  committed: "underway",
  spent: "neutral",
  lost: "critical",
  stock: "caution",
} as const satisfies Record<string, PartTone>;
type Account = keyof typeof tones;

type Balances = Readonly<Record<Account, number>>;

void graphql`
  fragment FundBar_fund on Fund {
    available
    reserved
    committed
    spent
    lost
    stock
  }
`;

/** Only a fund that bought codes beforehand has money in them. */
const partsOf = ({ available, reserved, committed, spent, lost, stock }: Balances) =>
  Object.entries({ available, reserved, committed, spent, lost, ...(stock > 0 && { stock }) }).map(
    ([account, value]) => ({ account: account as Account, value }),
  );

/** A fund's money as one bar. */
export function FundBar({ fund }: { fund: Balances }) {
  const { facts } = useWords(words);
  const format = useFormat();
  const parts = partsOf(fund);
  return (
    <PartsBar
      label={parts.map(({ account, value }) => `${facts[account]} ${format.money(value)}`).join(", ")}
      parts={parts.map(({ account, value }) => ({ tone: tones[account], value }))}
    />
  );
}

/** The colors of the bars of these funds. */
export function FundLegend({ funds }: { funds: readonly Balances[] }) {
  const { facts } = useWords(words);
  const shown = new Set(funds.flatMap((fund) => partsOf(fund).map(({ account }) => account)));
  return (
    <PartsLegend parts={[...shown].map((account) => ({ tone: tones[account], label: facts[account] }))} />
  );
}
