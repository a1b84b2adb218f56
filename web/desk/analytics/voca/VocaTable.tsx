import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VocaTable_section$key } from "#relay/VocaTable_section.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { secondary } from "../../../design/layout/layout.css.ts";
import { Muted } from "../../../design/layout/layout.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import * as css from "./voca.css.ts";
import { words } from "./words.desk.ts";

/** Fewer rows are not worth a button. */
const minHidden = 4;

/**
 * One table of the report: the definition of each row is under its name. Rows with only zeros are
 * shown on demand.
 */
export function VocaTable({ section: ref }: { section: VocaTable_section$key }) {
  const t = useWords(words);
  const { number } = useFormat();
  const { title, means, columns, rows } = useFragment(
    graphql`
      fragment VocaTable_section on VocaSection {
        title
        means
        columns
        rows {
          key
          label
          means
          counts
        }
      }
    `,
    ref,
  );
  const [showsZeros, setShowsZeros] = useState(false);
  const zeros = rows.filter(({ counts }) => counts.every((count) => count === 0));
  const hasHidden = zeros.length >= minHidden;
  const shown = hasHidden && !showsZeros ? rows.filter((row) => !zeros.includes(row)) : rows;
  return (
    <Card title={title}>
      <Muted>{means}</Muted>
      <table className={css.table}>
        <caption className={visuallyHidden}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={visuallyHidden}>{t.name}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={css.name}>
                {row.label}
                {row.means !== null && <div className={secondary}>{row.means}</div>}
              </th>
              {row.counts.map((count, place) => (
                <td key={columns[place]} className={css.count} data-zero={count === 0 || undefined}>
                  {number(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasHidden && (
        <Button
          variant="plain"
          aria-label={t.zerosOf(zeros.length, title, showsZeros)}
          onPress={() => setShowsZeros(!showsZeros)}
        >
          {t.zeros(zeros.length, showsZeros)}
        </Button>
      )}
    </Card>
  );
}
