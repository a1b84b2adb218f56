import { Suspense, useMemo, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { yearIn } from "../../../shared/core/time/zone.ts";
import type { ProviderTotalsQuery, ProviderTotalsQuery$data } from "#relay/ProviderTotalsQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { installationZone } from "../../core/i18n/installationZone.ts";
import { TextLink } from "../../design/controls/links.tsx";
import { Table } from "../../design/display/table/Table.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { words } from "./words.desk.ts";

type Kind = "calendar" | "fiscal";
const offeredYears = 4;

/** What each provider did in a year, for tax forms and funders, and its unclaimed codes. */
export function ProviderTotals() {
  const t = useWords(words).totals;
  const thisYear = yearIn(installationZone(), new Date());
  const [year, setYear] = useState(thisYear);
  const [kind, setKind] = useState<Kind>("calendar");
  // A fiscal year that ends next year may have begun.
  const years = Array.from({ length: offeredYears + 1 }, (_, back) => String(thisYear + 1 - back));
  return (
    <Stack>
      <Muted>{t.lead}</Muted>
      <Cluster hasFields>
        <Select
          label={t.year}
          options={years.map((id) => ({ id, label: id }))}
          value={String(year)}
          onChange={(chosen) => setYear(Number(chosen))}
        />
        <Select
          label={t.kind}
          options={[
            { id: "calendar", label: t.kinds.calendar },
            { id: "fiscal", label: t.kinds.fiscal },
          ]}
          value={kind}
          onChange={(chosen) => setKind(chosen === "fiscal" ? "fiscal" : "calendar")}
        />
        <TextLink
          href={`/api/admin/provider-totals/export?year=${year}&kind=${kind}`}
          icon="download"
          download
        >
          {t.export}
        </TextLink>
      </Cluster>
      <Suspense fallback={<Loading />}>
        <YearTotals year={year} kind={kind} />
      </Suspense>
    </Stack>
  );
}

/** Each year is read by itself, so the choices above stay as they are while it loads. */
function YearTotals({ year, kind }: { year: number; kind: Kind }) {
  const t = useWords(words).totals;
  const format = useFormat();
  const { providerTotals } = useLazyLoadQuery<ProviderTotalsQuery>(
    graphql`
      query ProviderTotalsQuery($year: Int!, $kind: YearKind!) {
        providerTotals(year: $year, kind: $kind) {
          firstDay
          lastDay
          mark
          providers {
            number
            name
            dispatches
            dispatched
            codes
            redeemed
            reconciled
            paid
            isMarked
            unclaimedCodes
            unclaimed
          }
        }
      }
    `,
    { year, kind },
    { fetchPolicy: "store-and-network" },
  );
  const { firstDay, lastDay, mark, providers } = providerTotals;
  const columns = useTotalColumns();
  return (
    <>
      <Muted>
        {t.period(format.date(firstDay), format.date(lastDay), installationZone())}{" "}
        {mark !== null && t.marked(format.money(mark))}
      </Muted>
      <Table
        label={t.title}
        columns={columns}
        rows={providers.map((one) => ({ ...one, id: String(one.number) }))}
        empty={<Muted>{t.none}</Muted>}
      />
    </>
  );
}

type Row = ProviderTotalsQuery$data["providerTotals"]["providers"][number] & { id: string };

function useTotalColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words).totals;
  const format = useFormat();
  return useMemo(() => {
    const money = (
      id: "dispatched" | "redeemed" | "reconciled" | "paid",
      amountOf: (row: Row) => number,
      without: string,
    ) => ({
      always: { is: (row: Row) => amountOf(row) === 0, text: without },
      ...{ id, label: t.columns[id], isNumber: true },
      text: (row: Row) => format.money(amountOf(row)),
    });
    return [
      {
        ...{ id: "name", label: t.columns.name, text: ({ name }: Row) => name, isRowHeader: true },
        cell: ({ name, isMarked }: Row) => (
          <Cluster gap="xs">
            <Verbatim>{name}</Verbatim>
            {isMarked && <Badge tone="caution">{t.isMarked}</Badge>}
          </Cluster>
        ),
      },
      {
        ...{ id: "dispatches", label: t.columns.dispatches, isNumber: true },
        text: ({ dispatches }: Row) => String(dispatches),
      },
      money("dispatched", ({ dispatched }) => dispatched, t.without.dispatched),
      {
        ...{ id: "codes", label: t.columns.codes, isNumber: true },
        text: ({ codes }: Row) => String(codes),
        always: { is: ({ codes }: Row) => codes === 0, text: t.without.codes },
      },
      money("redeemed", ({ redeemed }) => redeemed, t.without.redeemed),
      money("reconciled", ({ reconciled }) => reconciled, t.without.reconciled),
      money("paid", ({ paid }) => paid, t.without.paid),
      {
        ...{ id: "unclaimed", label: t.columns.unclaimed, isNumber: true },
        text: (row: Row) => t.unclaimed(row.unclaimedCodes, format.money(row.unclaimed)),
        cell: ({ unclaimedCodes, unclaimed }: Row) =>
          unclaimedCodes === 0 ? (
            <Muted>{t.unclaimed(0, "")}</Muted>
          ) : (
            t.unclaimed(unclaimedCodes, format.money(unclaimed))
          ),
        always: { is: ({ unclaimedCodes }: Row) => unclaimedCodes === 0, text: t.without.unclaimed },
      },
    ];
  }, [t, format]);
}
