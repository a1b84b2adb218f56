import * as css from "../../../shell/desk/lists/DeskList.css.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { SearchField } from "../../../design/fields/SearchField.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { words } from "../words.desk.ts";
import { caseFilters, type CaseListAddress } from "../caseAddress.ts";

interface CaseToolsProps extends CaseListAddress {
  onChange: (next: Partial<CaseListAddress>) => void;
}

/** Search and filter of a list of cases. */
export function CaseTools({ filter, search, onChange: change }: CaseToolsProps) {
  const t = useWords(words).tracker;
  return (
    <div className={css.tools}>
      <SearchField
        label={t.search}
        placeholder={t.searchPlaceholder}
        value={search}
        onSearch={(text) => change({ search: text.trim() })}
      />
      <Select
        label={t.filter}
        options={caseFilters.map((id) => ({ id, label: t.filters[id] }))}
        value={filter}
        onChange={(chosen) => change({ filter: caseFilters.find((known) => known === chosen) ?? "all" })}
      />
    </div>
  );
}
