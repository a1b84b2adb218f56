import { graphql, useFragment } from "react-relay";
import type { LogEntry_entry$key } from "#relay/LogEntry_entry.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import * as css from "./activity.css.ts";
import { words } from "./words.desk.ts";
import { OpeningRow } from "./OpeningRow.tsx";
import { statusTones } from "./tones.ts";

/** One log entry. Its case links to the desk; the row expands to show what changed. */
export function LogEntry({ entry: ref }: { entry: LogEntry_entry$key }) {
  const { logs: t, userTypes, statuses } = useWords(words);
  const format = useFormat();
  const entry = useFragment(
    graphql`
      fragment LogEntry_entry on ActivityEntry {
        number
        action
        caseId
        sentence
        userId
        userName
        userType
        status
        resourceType
        resourceId
        ipAddress
        timestamp
        details {
          name
          before
          after
        }
      }
    `,
    ref,
  );
  const { userType, status, resourceType, resourceId, userName, caseId } = entry;
  const type = userTypes[userType] ?? userType;
  return (
    <OpeningRow
      of="log"
      title={
        <>
          {entry.sentence}
          {status !== "success" && (
            <Badge tone={statusTones[status] ?? "neutral"}>{statuses[status] ?? status}</Badge>
          )}
        </>
      }
      facts={
        <>
          <span className={css.clipped}>{userName ? `${userName} (${type})` : type}</span>
          <span className={css.clipped}>{caseId ? null : t.about(resourceType, resourceId)}</span>
          <span>{entry.ipAddress}</span>
          <span>{format.dateTime(entry.timestamp)}</span>
        </>
      }
      links={caseId && <CaseLink number={Number(resourceId)} caseId={caseId} />}
    >
      <Facts>
        {entry.details.map(({ name, before, after }, index) => (
          <Fact key={`${name} ${index}`} term={name}>
            {before === null ? after : t.moved(before, after ?? t.nothing)}
          </Fact>
        ))}
        <Fact term={t.action}>{entry.action}</Fact>
        <Fact term={t.status}>{statuses[status] ?? status}</Fact>
        <Fact term={t.userNumber}>{entry.userId}</Fact>
        <Fact term={t.number}>{entry.number}</Fact>
      </Facts>
    </OpeningRow>
  );
}
