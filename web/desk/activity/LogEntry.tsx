import { graphql, useFragment } from "react-relay";
import type { LogEntry_entry$key } from "#relay/LogEntry_entry.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import * as css from "./activity.css.ts";
import { words } from "./words.desk.ts";
import { OpeningRow } from "./OpeningRow.tsx";
import { statusTones } from "./tones.ts";

interface LogEntryProps {
  entry: LogEntry_entry$key;
  /** The same just before, newest first; in the opened row. */
  before?: readonly ({ readonly id: string } & LogEntry_entry$key)[];
}

/** One log entry. Its case links to the desk; the row expands to show what changed. */
export function LogEntry({ entry: ref, before: earlier = [] }: LogEntryProps) {
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
          {earlier.length > 0 && <Muted>{t.times(earlier.length + 1)}</Muted>}
          {status !== "success" && (
            <Badge tone={statusTones[status] ?? "neutral"}>{statuses[status] ?? status}</Badge>
          )}
        </>
      }
      facts={
        <>
          <span className={css.clipped}>{userName ? `${userName} (${type})` : type}</span>
          <span>{entry.ipAddress}</span>
          <span>{format.dateTime(entry.timestamp)}</span>
        </>
      }
      links={
        caseId ? (
          <CaseLink number={Number(resourceId)} caseId={caseId} />
        ) : (
          <Muted>{t.about(resourceType, resourceId)}</Muted>
        )
      }
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
      {earlier.length > 0 && (
        <ul className={css.list}>
          {earlier.map((one) => (
            <LogEntry key={one.id} entry={one} />
          ))}
        </ul>
      )}
    </OpeningRow>
  );
}
