import { graphql, useLazyLoadQuery } from "react-relay";
import type { PayingFundQuery } from "#relay/PayingFundQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { words } from "./words.desk.ts";

interface PayingFundProps {
  /** The value of the file's prepaid codes, in dollars. */
  total: number;
  value: string | undefined;
  onChange: (id: string) => void;
}

/** The fund that pays for prepaid codes when they are imported. */
export function PayingFund({ total, value, onChange }: PayingFundProps) {
  const t = useWords(words).codes;
  const format = useFormat();
  const { funds } = useLazyLoadQuery<PayingFundQuery>(
    graphql`
      query PayingFundQuery {
        funds {
          id
          name
          mode
          available
          isClosed
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const open = funds.filter(({ isClosed, mode }) => !isClosed && mode !== "frozen");
  return (
    <Select
      label={t.fund}
      description={t.fundHint(format.money(total))}
      options={open.map(({ id, name, mode, available }) => ({
        id,
        label: mode === "held" ? t.fundHas(name, format.money(available)) : name,
      }))}
      value={value ?? null}
      onChange={(chosen) => chosen !== null && onChange(String(chosen))}
      isRequired
    />
  );
}
