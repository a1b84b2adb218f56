import { graphql, readInlineData } from "react-relay";
import type { FundBar_fund$key } from "#relay/FundBar_fund.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { PartTone } from "../../design/display/bars/PartsBar.css.ts";
import { PartsBar, PartsLegend } from "../../design/display/bars/PartsBar.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";

const tones = {
  available: "positive",
  reserved: "info",
  committed: "underway",
  spent: "neutral",
  lost: "critical",
  stock: "caution",
  printed: "pressing",
} as const satisfies Record<string, PartTone>;
type Account = keyof typeof tones;

const fragment = graphql`
  fragment FundBar_fund on Fund @inline {
    available
    reserved
    committed
    spent
    lost
    stock
    printed
  }
`;

/** Only a fund that bought codes or printed vouchers has money in them. */
function partsOf(fund: FundBar_fund$key) {
  const { available, reserved, committed, spent, lost, stock, printed } = readInlineData(fragment, fund);
  return Object.entries({
    ...{ available, reserved, committed, spent, lost },
    ...(stock > 0 && { stock }),
    ...(printed > 0 && { printed }),
  }).map(([account, value]) => ({ account: account as Account, value }));
}

/** A fund's money as one bar. One part alone would be a full bar, also of little money. */
export function FundBar({ fund }: { fund: FundBar_fund$key }) {
  const { facts } = useWords(words);
  const format = useFormat();
  const parts = partsOf(fund);
  if (!hasParts(fund)) return null;
  return (
    <PartsBar
      label={parts.map(({ account, value }) => `${facts[account]} ${format.money(value)}`).join(", ")}
      parts={parts.map(({ account, value }) => ({ tone: tones[account], value }))}
    />
  );
}

const hasParts = (fund: FundBar_fund$key) => partsOf(fund).filter(({ value }) => value > 0).length > 1;

/** The bar with its colors. */
export function FundParts({ fund }: { fund: FundBar_fund$key }) {
  if (!hasParts(fund)) return null;
  return (
    <Stack gap="xs">
      <FundBar fund={fund} />
      <FundLegend funds={[fund]} />
    </Stack>
  );
}

const inColumns: ReadonlySet<Account> = new Set(["available", "reserved", "committed", "spent"]);

/** The parts that the list of funds has no column for. */
export function OtherParts({ fund }: { fund: FundBar_fund$key }) {
  const { facts } = useWords(words);
  const format = useFormat();
  const others = partsOf(fund).filter(({ account, value }) => value > 0 && !inColumns.has(account));
  if (others.length === 0) return null;
  return (
    <Muted>{others.map(({ account, value }) => `${facts[account]} ${format.money(value)}`).join(", ")}</Muted>
  );
}

interface FundLegendProps {
  funds: readonly FundBar_fund$key[];
  /** With what each part is. */
  explains?: boolean;
}

/** The colors of the bars of these funds. */
export function FundLegend({ funds, explains = false }: FundLegendProps) {
  const { facts, means } = useWords(words);
  const parts = funds.flatMap((fund) => partsOf(fund));
  const shown = new Set(
    parts.filter(({ account, value }) => value > 0 || inColumns.has(account)).map(({ account }) => account),
  );
  return (
    <PartsLegend
      parts={[...shown].map((account) => ({
        tone: tones[account],
        label: facts[account],
        ...(explains && { means: means[account] }),
      }))}
    />
  );
}
