import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { CheckboxSet } from "../../../design/fields/choices/CheckboxSet.tsx";
import { RadioGroup } from "../../../design/fields/choices/RadioGroup.tsx";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { words } from "../words.desk.ts";

interface SeenFieldsProps {
  programWide: boolean;
  /** The numbers of the agencies that are checked at first. */
  agencies: readonly number[];
  /** Outside the shell, the page has read them. */
  all?: readonly { readonly number: number; readonly name: string }[];
}

/** What an account sees: the whole program, or the cases of some agencies. */
export function SeenFields({ programWide, agencies, all }: SeenFieldsProps) {
  const t = useWords(words).seen;
  const seen = useSeen();
  const [chosen, setChosen] = useState(programWide ? "program" : "agencies");
  return (
    <>
      <RadioGroup
        name="sees"
        label={t.label}
        orientation="vertical"
        options={[
          { id: "program", label: t.program },
          { id: "agencies", label: t.agencies },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === "agencies" && (
        <CheckboxSet
          name="agencies"
          label={t.which}
          boxes={(all ?? seen.agencies).map(({ number, name }) => ({
            name: "agencies[]",
            value: String(number),
            label: name,
            isChosen: agencies.includes(number),
          }))}
        />
      )}
    </>
  );
}
