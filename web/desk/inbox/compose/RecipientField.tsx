import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { ComboBox } from "../../../design/fields/choices/ComboBox.tsx";
import { words } from "../words.desk.ts";
import { useRecipients, type Recipient } from "./useRecipients.ts";

interface RecipientFieldProps {
  value: Recipient | null;
  onChange: (recipient: Recipient | null) => void;
}

/** A recipient search by name, phone or case. Anonymous people are found by the case only. */
export function RecipientField({ value, onChange }: RecipientFieldProps) {
  const t = useWords(words);
  const { found, isLoading, search } = useRecipients();
  const [typed, setTyped] = useState("");
  const labelOf = ({ name, kind, caseId }: Recipient) => `${name} (${t.write.about(t.kinds[kind], caseId)})`;
  // The chosen value fills the box and is not a search.
  const all = value && !found.some(({ key }) => key === value.key) ? [value, ...found] : found;
  return (
    <ComboBox
      name="recipient"
      label={t.write.find}
      description={t.write.findHint}
      placeholder={t.write.findPlaceholder}
      isRequired
      options={all.map((one) => ({ id: one.key, label: labelOf(one) }))}
      isLoading={isLoading && typed !== ""}
      onSearch={(text) => {
        setTyped(text);
        if (!value || text !== labelOf(value)) search(text);
      }}
      onChange={(key) => onChange(all.find((one) => one.key === key) ?? null)}
    />
  );
}
