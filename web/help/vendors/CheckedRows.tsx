import type { ReactNode } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import * as css from "./codes.css.ts";
import { words } from "./words.desk.ts";

interface Row {
  readonly line: number;
  readonly code: string;
  readonly problem?: string | null;
}

interface CheckedRowsProps {
  checked: {
    readonly good: number;
    readonly bad: number;
    readonly lengths: readonly { readonly length: number; readonly codes: number }[];
    readonly goodRows: readonly Row[];
    readonly badRows: readonly Row[];
  };
}

/** The rows of a code file, bad ones first. */
export function CheckedRows({ checked: { good, bad, lengths, goodRows, badRows } }: CheckedRowsProps) {
  const t = useWords(words).codes;
  return (
    <Stack>
      <p>{t.lengths(lengths)}</p>
      {bad > 0 && (
        <Rows
          title={
            <Badge tone="critical" icon="cross">
              {t.bad(bad)}
            </Badge>
          }
          rows={badRows}
          count={bad}
        />
      )}
      {good > 0 && (
        <Rows
          title={
            <Badge tone="positive" icon="check">
              {t.good(good)}
            </Badge>
          }
          rows={goodRows}
          count={good}
        />
      )}
    </Stack>
  );
}

function Rows({ title, rows, count }: { title: ReactNode; rows: readonly Row[]; count: number }) {
  const t = useWords(words).codes;
  return (
    <Stack gap="xs">
      <div>{title}</div>
      <ul className={css.rows}>
        {rows.map(({ line, code, problem }) => (
          <li key={line} className={css.row}>
            <Muted>{t.line(line)}</Muted>
            <bdi className={css.code} translate="no">
              {code}
            </bdi>
            {problem && <span className={css.problem}>{problem}</span>}
          </li>
        ))}
      </ul>
      {count > rows.length && <Muted>{t.more(count - rows.length)}</Muted>}
    </Stack>
  );
}
