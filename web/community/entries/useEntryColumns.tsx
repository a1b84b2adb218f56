import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useEntryColumns_entry$data,
  useEntryColumns_entry$key,
} from "#relay/useEntryColumns_entry.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { useSelectColumn, type Selection } from "../../shell/desk/bulk/useSelectColumn.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { words } from "./words.desk.ts";
import { EntryName } from "./EntryName.tsx";
import * as css from "./entries.css.ts";
import { EntryActions } from "./EntryActions.tsx";

const fragment = graphql`
  fragment useEntryColumns_entry on Resource @inline {
    id
    name
    contactInfo
    source
    sourceUrl
    sourceRetrieved
    confirmedAt
    confirmedBy
    confirmedSource
    isRetired
    ...EntryName_entry
    ...EntryDetail_entry
    ...EntryActions_entry
    ...ConfirmEntries_entry
  }
`;

type Row = useEntryColumns_entry$data;

export const readEntryRow = (entry: useEntryColumns_entry$key): Row => readInlineData(fragment, entry);
export const entryKey = ({ id }: Row) => id;
const nameOf = ({ name }: Row) => name;
const canSelect = ({ isRetired }: Row) => !isRetired;

/** The columns of the entries list. */
export function useEntryColumns(selection: Selection): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  const select = useSelectColumn(selection, { nameOf, canSelect });
  return useMemo(
    () => [
      select,
      {
        id: "entry",
        label: t.columns.entry,
        text: ({ name }) => name,
        cell: (entry) => (
          <div>
            <div>{entry.name}</div>
            <EntryName entry={entry} />
          </div>
        ),
        isRowHeader: true,
        minWidth: 13,
      },
      {
        id: "contact",
        label: t.columns.contact,
        text: ({ contactInfo }) => contactInfo,
        cell: ({ contactInfo }) => <span className={css.clipped}>{contactInfo}</span>,
        minWidth: 14,
      },
      {
        id: "checked",
        label: t.columns.checked,
        text: ({ confirmedAt }) => (confirmedAt ? format.date(confirmedAt) : t.never),
        cell: ({ confirmedAt, confirmedBy, confirmedSource }) =>
          confirmedAt ? (
            <Stack gap="xs">
              <span>{t.confirmedBy(confirmedBy ?? t.someone, format.date(confirmedAt))}</span>
              {confirmedSource && <Muted>{confirmedSource}</Muted>}
            </Stack>
          ) : (
            <Muted>{t.never}</Muted>
          ),
        staysBeside: true,
        width: 9,
        always: { is: ({ confirmedAt }) => !confirmedAt, text: t.noneConfirmed },
      },
      {
        id: "source",
        label: t.columns.source,
        text: ({ source }) => source,
        cell: ({ source, sourceUrl, sourceRetrieved }) => (
          <div>
            <span className={css.clipped}>
              <TextLink href={sourceUrl} target="_blank">
                {source}
              </TextLink>
            </span>
            <Muted>{format.date(sourceRetrieved)}</Muted>
          </div>
        ),
        minWidth: 12.5,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => t.edit,
        cell: (entry) => <EntryActions entry={entry} isInRow />,
        isForActions: true,
        width: 12,
      },
    ],
    [t, format, select],
  );
}
