import { titledName } from "../../../shared/core/text/titled-name.ts";
import { graphql, readInlineData } from "react-relay";
import type {
  useOfficerColumns_case$data,
  useOfficerColumns_case$key,
} from "#relay/useOfficerColumns_case.graphql";
import { useAgencyName } from "../../shell/desk/agencies.ts";
import { OpenLink } from "../../shell/desk/workspace/OpenLink.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
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
    supervisorEmail
  }
`;

type Row = useOfficerColumns_case$data;

export const readOfficerRow = (officerCase: useOfficerColumns_case$key): Row =>
  readInlineData(fragment, officerCase);

/** The columns of the officers' cases. */
export function useOfficerColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useFormat();
  const nameOf = useAgencyName();
  return [
    {
      id: "officer",
      label: t.columns.officer,
      text: ({ officerRank, officerName }) => titledName({ rank: officerRank, name: officerName }),
      cell: ({ officerRank, officerName, badgeNumber, agency, agencyNumber }) => (
        <Stack gap="xs">
          <bdi translate="no">{titledName({ rank: officerRank, name: officerName })}</bdi>
          <Muted>{t.badge(badgeNumber, agency)}</Muted>
          {nameOf(agencyNumber) !== undefined && <Muted>{t.sees(nameOf(agencyNumber) ?? "")}</Muted>}
        </Stack>
      ),
      isRowHeader: true,
      minWidth: 14,
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
      cell: ({ supervisorName, supervisorEmail }) => (
        <Stack gap="xs">
          <bdi translate="no">{supervisorName}</bdi>
          <TextLink href={`mailto:${supervisorEmail}`}>
            <BreakableText text={supervisorEmail} />
          </TextLink>
        </Stack>
      ),
      minWidth: 16,
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
      text: ({ createdAt }) => format.dateTime(createdAt),
      width: 8,
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
      <Badge tone={tone}>{t.statuses[status] ?? status}</Badge>
      {status === "pending" && until && <Left until={until} />}
    </Cluster>
  );
}

/** The remaining time of a 911 grant. */
function Left({ until }: { until: string }) {
  const t = useWords(words);
  const seconds = useSecondsUntil(until);
  return seconds > 0 ? (
    <Badge tone="info">{t.grantUntil(t.minutesLeft(Math.ceil(seconds / 60)))}</Badge>
  ) : null;
}
