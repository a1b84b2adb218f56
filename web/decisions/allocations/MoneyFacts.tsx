import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { words } from "./words.ts";

/** What a question about money names: how much, and for whom. */
export function MoneyFacts({ amount, name }: { amount: number; name: string }) {
  const t = useWords(words).confirm;
  const format = useFormat();
  return (
    <Facts>
      <Fact term={t.amount}>
        <strong translate="no">{format.money(amount)}</strong>
      </Fact>
      <Fact term={t.person}>
        <Verbatim>{name}</Verbatim>
      </Fact>
    </Facts>
  );
}
