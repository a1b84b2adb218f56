import { graphql, useFragment } from "react-relay";
import type { TimeZoneStatus_query$key } from "#relay/TimeZoneStatus_query.graphql";
import { settingsPage } from "../../../shared/platform/system/settings-page.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { May } from "../../shell/desk/May.tsx";
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
      <Stack gap="sm">
        <p>{source === "browser" ? t.fromBrowser : t.fromServer}</p>
        <May do="manageSystem">
          <div>
            <ButtonLink href={settingsPage("system")} variant="quiet" icon="gear">
              {t.set}
            </ButtonLink>
          </div>
        </May>
      </Stack>
    </Notice>
  );
}
