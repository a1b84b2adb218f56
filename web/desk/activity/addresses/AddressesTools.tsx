import { risks, riskThresholds, userTypes } from "../../../../shared/desk/activity/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Disclosure } from "../../../design/layout/Disclosure.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { SearchField } from "../../../design/fields/SearchField.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { changeAddressesAddress, type AddressesAddress } from "./addressesAddress.ts";
import { words } from "../words.desk.ts";
import * as css from "../activity.css.ts";

/** Search and filters of the addresses, and the risk rule. */
export function AddressesTools({ search, risk, type }: AddressesAddress) {
  const { ips: t, userTypes: types, risks: riskWords, logs } = useWords(words);
  const [, setAddress] = useSearch();
  const change = (next: Partial<AddressesAddress>) => setAddress((now) => changeAddressesAddress(now, next));
  return (
    <>
      <div className={css.tools}>
        <SearchField
          label={t.search}
          placeholder={t.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text.trim() })}
        />
        <Select
          label={t.risk}
          options={[
            { id: "all", label: t.allRisks },
            ...risks.map((id) => ({ id, label: riskWords[id] ?? id })),
          ]}
          value={risk}
          onChange={(chosen) => change({ risk: risks.find((known) => known === chosen) ?? "all" })}
        />
        <Select
          label={logs.user}
          options={[
            { id: "all", label: logs.allUsers },
            ...userTypes.map((id) => ({ id, label: types[id] ?? id })),
          ]}
          value={type}
          onChange={(chosen) => change({ type: userTypes.find((known) => known === chosen) ?? "all" })}
        />
      </div>
      <Disclosure title={t.rule} level={3}>
        <Stack gap="xs">
          <p>{t.ruleText}</p>
          <p>{t.threshold(riskWords.high ?? "", riskThresholds.high)}</p>
          <p>{t.threshold(riskWords.medium ?? "", riskThresholds.medium)}</p>
          <p>{t.ruleElse}</p>
        </Stack>
      </Disclosure>
    </>
  );
}
