import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import { ledgerKinds } from "../../../shared/money/funds/kinds.ts";
import type { Journal_entry$data, Journal_entry$key } from "#relay/Journal_entry.graphql";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import { LoadMore, ShowChanges } from "../../shell/desk/lists/LoadMore.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { LiveList } from "../../core/relay/useLiveList.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { JournalExport } from "./JournalExport.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment Journal_entry on LedgerEntry @inline {
    id
    at
    kind
    source
    target
    amount
    requestNumber
    caseId
    reference
  }
`;

type Row = Journal_entry$data;

export const readJournalRow = (entry: Journal_entry$key): Row => readInlineData(fragment, entry);

/** The columns of the journal. */
function useJournalColumns() {
  const t = useWords(words).journal;
  const format = useFormat();
  return useMemo((): TableColumn<Row>[] => {
    const account = (name: string) => t.accounts[name] ?? name;
    return [
      { id: "at", label: t.columns.at, text: ({ at }) => format.dateTime(at), width: 12 },
      {
        id: "what",
        label: t.columns.what,
        text: ({ kind }) => t.kinds[kind as keyof typeof t.kinds],
        isRowHeader: true,
        minWidth: 9,
      },
      { id: "from", label: t.columns.from, text: ({ source }) => account(source), width: 8 },
      { id: "to", label: t.columns.to, text: ({ target }) => account(target), width: 8 },
      {
        id: "amount",
        label: t.columns.amount,
        text: ({ amount }) => format.money(amount),
        isNumber: true,
        width: 9,
      },
      {
        id: "about",
        label: t.columns.about,
        text: ({ caseId, reference }) => caseId ?? reference ?? "",
        cell: (entry) => <About key={entry.id} entry={entry} />,
        minWidth: 9,
      },
    ];
  }, [t, format]);
}

interface JournalProps {
  fundNumber: number;
  /** The month of its first entry. */
  journalFrom: string | null | undefined;
  entries: readonly Row[];
  /** The number of matching entries, shown or not. */
  total: number;
  list: LiveList;
}

/** A fund's entries, newest first. */
export function Journal({ fundNumber, journalFrom, entries, total, list }: JournalProps) {
  const t = useWords(words).journal;
  const [address, setAddress] = useSearch();
  const columns = useJournalColumns();
  const chosen = ledgerKinds.find((kind) => kind === address.get("kind"));
  return (
    <Stack>
      <Cluster isSpread hasFields>
        <Select
          label={t.filter}
          options={[{ id: "all", label: t.all }, ...ledgerKinds.map((id) => ({ id, label: t.kinds[id] }))]}
          value={chosen ?? "all"}
          onChange={(chosen) =>
            setAddress((now) => {
              const next = new URLSearchParams(now);
              if (chosen === "all") next.delete("kind");
              else next.set("kind", String(chosen));
              return next;
            })
          }
        />
        <JournalExport fundNumber={fundNumber} from={journalFrom} />
      </Cluster>
      <Muted>{chosen === undefined ? t.lead : t.kindMeans[chosen]}</Muted>
      {total > 0 && <Muted>{t.count(total)}</Muted>}
      <ShowChanges list={list} />
      <Table label={t.title} columns={columns} rows={entries} empty={<Muted>{t.none}</Muted>} />
      <LoadMore list={list} total={total} />
    </Stack>
  );
}

const About = ({ entry: { requestNumber, caseId, reference } }: { entry: Row }) =>
  caseId ? <CaseLink number={requestNumber} caseId={caseId} /> : reference;
