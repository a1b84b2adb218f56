import { graphql, useFragment } from "react-relay";
import type { TimeZoneStatus_query$key } from "#relay/TimeZoneStatus_query.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.desk.ts";

/** The installation's time zone, and a warning until an administrator has set it. */
export function TimeZoneStatus({ query }: { query: TimeZoneStatus_query$key }) {
  const t = useWords(words).timeZone;
  const { timeZone } = useFragment(
    graphql`
      fragment TimeZoneStatus_query on Query {
        timeZone {
          name
          source
        }
      }
    `,
    query,
  );
  if (!timeZone) return null;
  const { name, source } = timeZone;
  if (source === "setting") return <Muted>{t.is(name)}</Muted>;
  return (
    <Notice tone="caution" title={t.unconfirmed(name)}>
      {source === "browser" ? t.fromBrowser : t.fromServer}
    </Notice>
  );
}
