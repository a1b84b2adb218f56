import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { CaseHistory_entry$key } from "#relay/CaseHistory_entry.graphql";
import type { CaseHistory_request$key } from "#relay/CaseHistory_request.graphql";
import type { CaseHistoryQuery } from "#relay/CaseHistoryQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import type { IconName } from "../../design/text/Icon.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { May } from "../../shell/desk/May.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import { WaitingTimes } from "../../decisions/timeline/WaitingTimes.tsx";
import { list, small } from "../../design/layout/layout.css.ts";
import * as css from "./case.css.ts";
import { words } from "./words.desk.ts";

const icons: Record<string, IconName> = { act: "pencil", reading: "eye", letter: "file", message: "mail" };

/** The history of the case, newest first. */
export function CaseHistory({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<CaseHistoryQuery>(
    graphql`
      query CaseHistoryQuery($id: ID!) {
        node(id: $id) {
          ...CaseHistory_request @alias(as: "past")
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  return node?.past ? <Entries request={node.past} /> : null;
}

function Entries({ request: ref }: { request: CaseHistory_request$key }) {
  const t = useWords(words).history;
  const [showsReadings, setShowsReadings] = useState(false);
  const request = useFragment(
    graphql`
      fragment CaseHistory_request on EmergencyRequest {
        history {
          id
          kind
          ...CaseHistory_entry
        }
        caseId
        ...WaitingTimes_request
      }
    `,
    ref,
  );
  return (
    <Stack gap="sm">
      <WaitingTimes request={request} />
      <May do="exportRecords">
        <Cluster>
          <ButtonLink href={bundleOf(request.caseId)} icon="download" variant="quiet" download>
            {t.bundle}
          </ButtonLink>
        </Cluster>
      </May>
      <Switch isSelected={showsReadings} onChange={setShowsReadings}>
        {t.readings}
      </Switch>
      <ol className={list}>
        {request.history
          .filter(({ kind }) => showsReadings || kind !== "reading")
          .map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
      </ol>
    </Stack>
  );
}

const bundleOf = (caseId: string) =>
  `/api/admin/audit-logs/export?${new URLSearchParams({ format: "bundle", caseId })}`;

function Entry({ entry: ref }: { entry: CaseHistory_entry$key }) {
  const t = useWords(words).history;
  const format = useFormat();
  const { at, kind, who, what, before, after, note, isFailure } = useFragment(
    graphql`
      fragment CaseHistory_entry on CaseHistoryEntry {
        at
        kind
        who
        what
        before
        after
        note
        isFailure
      }
    `,
    ref,
  );
  return (
    <li className={css.entry}>
      <span className={css.icon}>
        <Icon name={icons[kind] ?? "info"} size="sm" />
      </span>
      <div className={css.words}>
        <span>
          <BreakableText text={what} /> {isFailure && <Badge tone="critical">{t.failure}</Badge>}
        </span>
        {(before ?? after) && <span>{t.moved(before, after)}</span>}
        {note && (
          <span className={small} dir="auto">
            {note}
          </span>
        )}
        <Muted>
          {who}, {format.dateTime(at)}
        </Muted>
      </div>
    </li>
  );
}
