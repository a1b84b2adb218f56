import { useState } from "react";
import { monthName } from "../../../shared/core/time/month-name.ts";
import { installationZone } from "../../core/i18n/installationZone.ts";
import { localeTags, useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { monthsSince } from "./monthsSince.ts";
import { words } from "./words.desk.ts";

const formats = ["csv", "xlsx"] as const;

interface JournalExportProps {
  fundNumber: number;
  /** The month of the fund's first entry. */
  from: string | null | undefined;
}

/** Files of one month of a fund's journal: the running month, or an earlier one. */
export function JournalExport({ fundNumber, from }: JournalExportProps) {
  const t = useWords(words).journal;
  const months = monthsSince(from, installationZone(), new Date());
  const [month, setMonth] = useState(months[0] ?? "");
  return (
    <Cluster hasFields>
      {months.length > 1 && (
        <Select
          label={t.month}
          options={months.map((id) => ({ id, label: monthName(id, localeTags.en) }))}
          value={month}
          onChange={(chosen) => setMonth(String(chosen))}
        />
      )}
      {formats.map((file) => (
        <TextLink
          key={file}
          href={`/api/ledger/export?month=${month}&fund=${fundNumber}&format=${file}`}
          icon="download"
          download
          aria-label={t.exportOf(month, file.toUpperCase())}
        >
          {t.export(file.toUpperCase())}
        </TextLink>
      ))}
    </Cluster>
  );
}
