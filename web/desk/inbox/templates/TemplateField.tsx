import { useState } from "react";
import type { Channel } from "../../../../shared/desk/inbox/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { words } from "../words.desk.ts";
import type { Recipient } from "../compose/useRecipients.ts";
import { useTemplates, type Filled } from "./useTemplates.ts";

interface TemplateFieldProps {
  type: Channel;
  recipient: Recipient | null;
  onFilled: (filled: Filled | null) => void;
}

/** Fills a template in for this channel and recipient. */
export function TemplateField({ type, recipient, onFilled }: TemplateFieldProps) {
  const t = useWords(words);
  const [chosen, setChosen] = useState("none");
  const { fitting, fill } = useTemplates(type, recipient);
  if (!recipient || fitting.length === 0) return null;

  async function choose(id: string) {
    setChosen(id);
    if (id === "none") return onFilled(null);
    const filled = await fill(Number(id));
    if (filled) onFilled(filled);
    else setChosen("none");
  }
  return (
    <Select
      label={t.write.template}
      options={[
        { id: "none", label: t.write.noTemplate },
        ...fitting.map(({ number, name }) => ({ id: String(number), label: name })),
      ]}
      value={fitting.some(({ number }) => String(number) === chosen) ? chosen : "none"}
      onChange={(id) => void choose(String(id))}
    />
  );
}
