import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useCorrectionColumns_correction$data,
  useCorrectionColumns_correction$key,
} from "#relay/useCorrectionColumns_correction.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useListFormat } from "../../shell/desk/lists/useListFormat.ts";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import type { TableColumn } from "../../design/display/table/tableColumns.ts";
import { words } from "./words.desk.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { TurnButton } from "./TurnButton.tsx";

const fragment = graphql`
  fragment useCorrectionColumns_correction on Correction @inline {
    id
    problem
    details
    email
    language
    state
    createdAt
    resourceKey
    resourceName
    contactInfo
    resource {
      contactInfo
    }
    resolvedAt
    resolvedBy
  }
`;

type Row = useCorrectionColumns_correction$data;

export const readCorrectionRow = (correction: useCorrectionColumns_correction$key): Row =>
  readInlineData(fragment, correction);

/** The columns of the reports list. */
export function useCorrectionColumns(): readonly TableColumn<Row>[] {
  const t = useWords(words);
  const format = useListFormat();
  return useMemo(
    () => [
      {
        id: "resourceName",
        label: t.columns.entry,
        text: ({ resourceName }) => resourceName,
        cell: (correction) => <Entry correction={correction} />,
        isRowHeader: true,
        isSortable: true,
        minWidth: 11,
      },
      {
        id: "problem",
        label: t.columns.problem,
        text: ({ problem }) => t.problems[problem],
        cell: ({ problem }) => <Badge tone="caution">{t.problems[problem]}</Badge>,
        isSortable: true,
        width: 9.5,
      },
      {
        id: "details",
        label: t.columns.details,
        text: ({ details }) => details ?? t.noDetails,
        cell: (correction) => <Words correction={correction} />,
        share: 2,
        minWidth: 12,
      },
      {
        id: "contact",
        label: t.columns.contact,
        text: ({ contactInfo }) => contactInfo,
        cell: ({ contactInfo, resource }) => (
          <Stack gap="xs">
            <span>{contactInfo}</span>
            {!resource && <Muted>{t.gone}</Muted>}
            {resource && resource.contactInfo !== contactInfo && <Muted>{t.changed}</Muted>}
          </Stack>
        ),
        minWidth: 10,
      },
      {
        id: "createdAt",
        label: t.columns.reported,
        text: ({ createdAt }) => format.brief(createdAt),
        isSortable: true,
        width: 6.5,
      },
      {
        id: "actions",
        label: t.columns.actions,
        text: ({ state }) => (state === "open" ? t.resolve : t.reopen),
        cell: (correction) => (
          <Cluster gap="xs">
            {correction.resource && correction.state === "open" && (
              <May do="workDesk">
                <ButtonLink
                  href={`/admin/directory?q=${correction.resourceKey}&report=${encodeURIComponent(correction.id)}`}
                  variant="quiet"
                  icon="pencil"
                >
                  {t.mend}
                </ButtonLink>
              </May>
            )}
            <TurnButton correction={correction} />
          </Cluster>
        ),
        isForActions: true,
        width: 17,
      },
    ],
    [t, format],
  );
}

function Entry({
  correction: { resourceName, resourceKey, state, resolvedAt, resolvedBy },
}: {
  correction: Row;
}) {
  const t = useWords(words);
  const format = useFormat();
  return (
    <Stack gap="xs">
      <TextLink href={`/resources?q=${encodeURIComponent(resourceName)}`}>{resourceName}</TextLink>
      <Muted>
        <Verbatim>{resourceKey}</Verbatim>
      </Muted>
      {state === "resolved" && resolvedAt && (
        <Muted>{t.resolvedBy(resolvedBy ?? t.somebody, format.dateTime(resolvedAt))}</Muted>
      )}
    </Stack>
  );
}

/** The original text in the writer's language, as plain text. */
function Words({ correction: { details, email, language } }: { correction: Row }) {
  const t = useWords(words);
  return (
    <Stack gap="xs">
      {details ? <span lang={language}>{details}</span> : <Muted>{t.noDetails}</Muted>}
      {email && (
        <TextLink href={`mailto:${email}`} icon="mail">
          {t.writeTo(email)}
        </TextLink>
      )}
    </Stack>
  );
}
