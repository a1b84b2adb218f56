import { titledName } from "../../../shared/core/text/titled-name.ts";
import { graphql, readInlineData } from "react-relay";
import type {
  useOfficerColumns_case$data,
  useOfficerColumns_case$key,
} from "#relay/useOfficerColumns_case.graphql";
import { useAgencyName } from "../../shell/desk/agencies.ts";
import { OpenLink } from "../../shell/desk/workspace/OpenLink.tsx";
import { useListFormat } from "../../shell/desk/lists/useListFormat.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { useSecondsUntil } from "../../officers/verification/live/useSecondsUntil.ts";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment useOfficerColumns_case on OfficerCase @inline {
    id
    caseNumber
    status
    emergencyUntil
    createdAt
    officerName
    officerRank
    agency
    agencyNumber
    badgeNumber
    supervisorName
  }
`;

type Row = useOfficerColumns_case$data;

export const readOfficerRow = (officerCase: useOfficerColumns_case$key): Row =>
  readInlineData(fragment, officerCase);

/** The columns of the officers' cases. */
export function useOfficerColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useListFormat();
  const nameOf = useAgencyName();
  return [
    {
      id: "officer",
      label: t.columns.officer,
      text: ({ officerRank, officerName }) => titledName({ rank: officerRank, name: officerName }),
      cell: ({ officerRank, officerName, badgeNumber, agency, agencyNumber }) => (
        <div>
          <bdi translate="no">{titledName({ rank: officerRank, name: officerName })}</bdi>
          <div>
            <Muted>{t.badge(badgeNumber, agency)}</Muted>
          </div>
          {nameOf(agencyNumber) !== undefined && <Muted>{t.sees(nameOf(agencyNumber) ?? "")}</Muted>}
        </div>
      ),
      isRowHeader: true,
      minWidth: 18,
    },
    {
      id: "case",
      label: t.columns.case,
      text: ({ caseNumber }) => caseNumber,
      staysBeside: true,
      width: 8,
    },
    {
      id: "supervisor",
      label: t.columns.supervisor,
      text: ({ supervisorName }) => supervisorName,
      cell: ({ supervisorName }) => <bdi translate="no">{supervisorName}</bdi>,
      minWidth: 10,
    },
    {
      id: "status",
      label: t.columns.status,
      needsNoLabel: true,
      text: ({ status }) => t.statuses[status] ?? status,
      cell: ({ status, emergencyUntil }) => <CaseStatus status={status} until={emergencyUntil} />,
      staysBeside: true,
      width: 12,
    },
    {
      id: "createdAt",
      label: t.columns.filed,
      text: ({ createdAt }) => format.brief(createdAt),
      width: 6,
    },
    {
      id: "actions",
      label: t.columns.actions,
      text: () => t.open,
      cell: (row) => (
        <OpenLink id={row.id} aria-label={t.openOf(row.caseNumber, row.officerName)}>
          {t.open}
        </OpenLink>
      ),
      isForActions: true,
      width: 8.5,
    },
  ];
}

const tones = { pending: "caution", verified: "positive", rejected: "critical" } as const;

export function CaseStatus({ status, until }: { status: string; until: string | null | undefined }) {
  const t = useWords(words);
  const tone = Object.entries(tones).find(([known]) => known === status)?.[1] ?? "neutral";
  return (
    <Cluster gap="xs">
      {status === "pending" && until && <Left until={until} />}
      <Badge tone={tone} isPlain={status === "pending"}>
        {t.statuses[status] ?? status}
      </Badge>
    </Cluster>
  );
}

/** The remaining time of a 911 grant. */
function Left({ until }: { until: string }) {
  const t = useWords(words);
  const seconds = useSecondsUntil(until);
  return seconds > 0 ? (
    <Badge tone="caution" icon="clock">
      {t.grantUntil(t.minutesLeft(Math.ceil(seconds / 60)))}
    </Badge>
  ) : null;
}
