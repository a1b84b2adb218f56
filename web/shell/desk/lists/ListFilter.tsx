import { useSearch } from "../../../core/routing/useSearch.ts";
import { Select, type Option } from "../../../design/fields/choices/Select.tsx";
import { changeListAddress, type ListShape } from "../deskAddress.ts";

interface ListFilterProps {
  label: string;
  /** Its name in the URL. The first option is the default. */
  name: string;
  options: readonly Option[];
}

/** An additional filter of a desk list. */
export function ListFilter({ label, name, options }: ListFilterProps) {
  const [address, setAddress] = useSearch();
  const usual = options[0]?.id ?? "";
  const filter: ListShape["filter"] = { name, choices: options.map(({ id }) => id), usual };
  const chosen = options.find(({ id }) => id === address.get(name))?.id ?? usual;
  return (
    <Select
      label={label}
      options={options}
      value={chosen}
      onChange={(id) => setAddress((now) => changeListAddress(now, { filter: String(id) }, { filter }))}
    />
  );
}
