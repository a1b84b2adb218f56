import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Meter } from "../../design/display/bars/Meter.tsx";
import { words } from "./words.desk.ts";

interface TopPlacesProps {
  title: string;
  means: string;
  rows: readonly { name: string; label: string; count: number; before: number | null }[];
  /** Places that are counted but not named. */
  note: string | null;
}

/**
 * The places with the most requests, by names that are too long to stand under a chart: each with
 * its numbers.
 */
export function TopPlaces({ title, means, rows, note }: TopPlacesProps) {
  const t = useWords(words);
  const { number } = useFormat();
  const most = rows[0]?.count ?? 1;
  return (
    <Card title={title}>
      <Muted>{means}</Muted>
      {rows.length > 0 && (
        <Stack as="ul" gap="sm">
          {rows.map(({ name, label, count, before }) => (
            <li key={name}>
              <Meter
                label={label}
                value={count}
                most={most}
                valueText={t.placed(number(count), before === null ? t.fewer : number(before))}
              />
            </li>
          ))}
        </Stack>
      )}
      {rows.length === 0 && note === null && <p>{t.nothing}</p>}
      {note && <p>{note}</p>}
    </Card>
  );
}
