import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useAgencyColumns_agency$data,
  useAgencyColumns_agency$key,
} from "#relay/useAgencyColumns_agency.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment useAgencyColumns_agency on Agency @inline {
    id
    number
    name
    contact
    domains
    people
    requestCount
    openRequestCount
    ...AgencyDialog_agency
  }
`;

type Agency = useAgencyColumns_agency$data;

export const readAgencyRow = (agency: useAgencyColumns_agency$key): Agency =>
  readInlineData(fragment, agency);

/** The row that is open; undefined for a new agency. */
export const agencyWithId = (agencies: readonly Agency[], opened: string) =>
  agencies.find(({ id }) => id === opened);

/** The columns of the agencies. */
export function useAgencyColumns(onEdit: (agency: Agency) => void): readonly TableColumn<Agency>[] {
  const t = useWords(words);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        label: t.columns.name,
        text: ({ name }) => name,
        cell: ({ name, contact }) => (
          <Stack gap="xs">
            <BreakableText text={name} />
            {contact && (
              <Muted>
                <BreakableText text={contact} />
              </Muted>
            )}
          </Stack>
        ),
        isRowHeader: true,
        minWidth: 14,
      },
      {
        id: "domains",
        label: t.columns.domains,
        text: ({ domains }) => domains.join(", ") || t.noDomains,
        minWidth: 14,
      },
      {
        id: "people",
        label: t.columns.people,
        text: ({ people }) => people.join(", ") || t.noPeople,
        minWidth: 10,
      },
      {
        id: "requests",
        label: t.columns.requests,
        text: ({ openRequestCount, requestCount }) =>
          `${format.number(openRequestCount)} / ${format.number(requestCount)}`,
        width: 10,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: () => "",
        cell: (agency) => (
          <Button
            variant="quiet"
            icon="pencil"
            aria-label={t.editOf(agency.name)}
            onPress={() => onEdit(agency)}
          >
            {t.edit}
          </Button>
        ),
        isForActions: true,
        width: 9,
      },
    ],
    [t, format, onEdit],
  );
}
