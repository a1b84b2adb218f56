import { statedReasons } from "../../../shared/decisions/allocations/reasons.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { NumberField } from "../../design/fields/NumberField.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.ts";

export interface Smaller {
  approvedAmount: number;
  differenceReason: (typeof statedReasons)[number] | null;
  differenceNote: string;
}

interface SmallerAmountProps {
  /** The amount that is approved otherwise, in US dollars. */
  most: number;
  value: Smaller | undefined;
  onChange: (value: Smaller | undefined) => void;
}

/** A smaller amount than the shown one, with the reason that it then needs. */
export function SmallerAmount({ most, value, onChange }: SmallerAmountProps) {
  const t = useWords(words).smaller;
  const { reasons } = useWords(words);
  const change = (part: Partial<Smaller>) => value && onChange({ ...value, ...part });
  return (
    <Stack>
      <Checkbox
        isSelected={value !== undefined}
        onChange={(isSmaller) =>
          onChange(
            isSmaller ? { approvedAmount: most, differenceReason: null, differenceNote: "" } : undefined,
          )
        }
      >
        {t.choose}
      </Checkbox>
      {value && (
        <>
          <NumberField
            name="approvedAmount"
            label={t.amount}
            value={value.approvedAmount}
            maxValue={most}
            minValue={0.01}
            formatOptions={{ style: "currency", currency: "USD" }}
            onChange={(approvedAmount) => change({ approvedAmount })}
          />
          <Select
            name="differenceReason"
            label={t.reason}
            options={statedReasons.map((id) => ({ id, label: reasons[id] }))}
            value={value.differenceReason}
            onChange={(id) =>
              change({ differenceReason: statedReasons.find((reason) => reason === id) ?? null })
            }
          />
          <TextField
            name="differenceNote"
            label={value.differenceReason === "other" ? t.noteNeeded : t.note}
            rows={2}
            maxLength={500}
            value={value.differenceNote}
            onChange={(differenceNote) => change({ differenceNote })}
          />
        </>
      )}
    </Stack>
  );
}
