import { useSearch } from "../core/routing/useSearch.ts";
import { Select, type Option } from "../design/fields/choices/Select.tsx";
import { changeListAddress, type ListShape } from "./deskAddress.ts";

interface ListFilterProps {
  label: string;
  /** By which it stands in the address. The first option holds where the address names none. */
  name: string;
  options: readonly Option[];
}

/** One more filter of a list at the desk, beside the one that every list has. */
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
