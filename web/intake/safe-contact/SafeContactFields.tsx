import { useState } from "react";
import { contactWays, type ContactWay } from "../../../shared/intake/safe-contact/rules.ts";
import { useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { useKeptText } from "../../design/fields/form/draftValues.ts";
import { FormColumns } from "../../design/fields/form/FormSection.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { words } from "./words.ts";

export interface KnownContact {
  way: ContactWay;
  from: string | null | undefined;
  to: string | null | undefined;
  timeZone: string;
  mayLeaveMessage: boolean;
  agreesToTexts: boolean;
}

interface SafeContactFieldsProps {
  known?: KnownContact | null;
  /** One line, as long as any way is safe. */
  isCompact?: boolean;
}

const hereZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the victim may be reached, as fields of a form (`contactFields`). */
export function SafeContactFields({ known, isCompact = false }: SafeContactFieldsProps) {
  const all = useWords(words);
  const t = useOwnVoice(all, all.own);
  const kept = useKeptText("contactWay");
  const [way, setWay] = useState<string>(kept ?? known?.way ?? "any");
  const hasHours = way !== "none" && (way !== "any" || !isCompact);
  const zone = (known?.from && known.timeZone) || hereZone;
  return (
    <>
      <Select
        name="contactWay"
        label={t.label}
        description={t.hint}
        options={contactWays.map((id) => ({ id, label: t.ways[id] }))}
        defaultValue={known?.way ?? "any"}
        onChange={(id) => setWay(String(id))}
      />
      {hasHours && (
        <>
          <FormColumns>
            <TextField name="contactFrom" type="time" label={t.from} defaultValue={known?.from ?? ""} />
            <TextField name="contactTo" type="time" label={t.to} defaultValue={known?.to ?? ""} />
          </FormColumns>
          <input type="hidden" name="contactZone" value={zone} />
        </>
      )}
      {(way === "any" || way === "sms") && (
        <Checkbox
          name="contactTexts"
          defaultSelected={known?.agreesToTexts ?? false}
          description={t.agreesHint}
        >
          {t.agrees}
        </Checkbox>
      )}
      {hasHours && (way === "any" || way === "call") && (
        <Checkbox name="contactLeave" defaultSelected={known?.mayLeaveMessage ?? false}>
          {t.leave}
        </Checkbox>
      )}
    </>
  );
}
