import { graphql, useFragment } from "react-relay";
import type { FundFacts_fund$key } from "#relay/FundFacts_fund.graphql";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { muted } from "../../design/layout/layout.css.ts";
import { Card } from "../../design/layout/Card.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { FundParts } from "./FundBar.tsx";
import { words } from "./words.desk.ts";

/** A fund's money and what it pays for. */
export function FundFacts({ fund: ref }: { fund: FundFacts_fund$key }) {
  const fund = useFragment(
    graphql`
      fragment FundFacts_fund on Fund {
        funder
        mode
        priority
        startsOn
        endsOn
        helpTypes
        states
        perRequestMax
        warnBelow
        isLow
        frozenAt
        frozenReason
        available
        reserved
        committed
        spent
        lost
        stock
        printed
        counted
        requestedNotCovered
        daysLeft
        ...FundBar_fund
      }
    `,
    ref,
  );
  const t = useWords(words);
  const format = useFormat();
  const { facts, means } = t;
  const dates = [
    fund.startsOn && t.from(format.date(fund.startsOn)),
    fund.endsOn && t.until(format.date(fund.endsOn)),
  ].filter(Boolean);
  /** Nothing is not what one looks for. */
  const amount = (usd: number) => <span className={usd === 0 ? muted : undefined}>{format.money(usd)}</span>;
  return (
    <>
      {fund.frozenAt && (
        <Notice tone="critical">
          {t.modeTexts.frozen(format.dateTime(fund.frozenAt), fund.frozenReason ?? "")}
        </Notice>
      )}
      {fund.mode === "counted" && (
        <Notice tone="info">{t.modeTexts.counted(format.money(fund.counted))}</Notice>
      )}
      {fund.isLow && (
        <Notice tone="caution">
          {t.lowText(format.money(fund.available), format.money(fund.warnBelow))}
        </Notice>
      )}
      <FundParts fund={fund} />
      <Facts isCompact isLarge>
        <Fact
          term={facts.available}
          means={fund.mode === "counted" ? means.availableCounted : means.available}
        >
          {amount(fund.available)}
        </Fact>
        <Fact term={facts.reserved} means={means.reserved}>
          {amount(fund.reserved)}
        </Fact>
        <Fact term={facts.committed} means={means.committed}>
          {amount(fund.committed)}
        </Fact>
        <Fact term={facts.spent} means={means.spent}>
          {amount(fund.spent)}
        </Fact>
        <Fact term={facts.lost} means={means.lost}>
          {fund.lost > 0 && format.money(fund.lost)}
        </Fact>
        <Fact term={facts.stock} means={means.stock}>
          {fund.stock > 0 && format.money(fund.stock)}
        </Fact>
        <Fact term={facts.printed} means={means.printed}>
          {fund.printed > 0 && format.money(fund.printed)}
        </Fact>
      </Facts>
      <Facts isCompact>
        <Fact term={facts.days} means={means.days}>
          {fund.daysLeft === null ? t.daysUnknown : t.days(fund.daysLeft)}
        </Fact>
        <Fact term={facts.requested} means={means.requested}>
          {format.money(fund.requestedNotCovered)}
        </Fact>
      </Facts>
      <Card title={t.pays}>
        <Facts isCompact>
          <Fact term={facts.mode}>{t.modes[fund.mode as keyof typeof t.modes]}</Fact>
          <Fact term={facts.funder}>{fund.funder}</Fact>
          <Fact term={facts.priority} means={means.priority}>
            {String(fund.priority)}
          </Fact>
          <Fact term={facts.dates}>{dates.join(", ") || t.any}</Fact>
          <Fact term={facts.helpTypes}>
            {fund.helpTypes.map((type) => helpTypes[type]).join(", ") || t.any}
          </Fact>
          <Fact term={facts.states}>{fund.states.join(", ") || t.any}</Fact>
          <Fact
            term={facts.perRequestMax}
            means={fund.perRequestMax === null ? undefined : means.perRequestMax}
          >
            {fund.perRequestMax === null ? t.noLimit : format.money(fund.perRequestMax)}
          </Fact>
          <Fact term={facts.warnBelow} means={means.warnBelow}>
            {fund.warnBelow > 0 && format.money(fund.warnBelow)}
          </Fact>
        </Facts>
      </Card>
    </>
  );
}
