import { useState } from "react";
import { useWords, useZone } from "../../core/i18n/i18n.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { words } from "./words.desk.ts";
import { LogsFilters } from "./LogsFilters.tsx";
import { filterOf, type LogsAddress } from "./logsAddress.ts";

const everything: LogsAddress = { search: "", user: "all", status: "all", days: null };

/** Downloads the log as a file, with the filters of the activity logs. */
export function AuditExport() {
  const t = useWords(words).audit;
  const zone = useZone();
  const [asked, setAsked] = useState(everything);
  return (
    <Stack gap="sm">
      <h3>{t.exportTitle}</h3>
      <Muted>{t.exportText}</Muted>
      <LogsFilters {...asked} onChange={(next) => setAsked((now) => ({ ...now, ...next }))} />
      <Cluster>
        <ButtonLink href={fileOf("csv", asked, zone)} icon="download" variant="quiet" download>
          {t.csv}
        </ButtonLink>
        <ButtonLink href={fileOf("json", asked, zone)} icon="download" variant="quiet" download>
          {t.json}
        </ButtonLink>
        <ButtonLink href={fileOf("bundle", everything, zone)} icon="download" variant="quiet" download>
          {t.bundle}
        </ButtonLink>
      </Cluster>
      <Muted>{t.bundleText}</Muted>
    </Stack>
  );
}

function fileOf(format: string, asked: LogsAddress, zone: string): string {
  const given = Object.entries({ format, ...filterOf(asked, zone) }).filter(([, value]) => value);
  return `/api/admin/audit-logs/export?${new URLSearchParams(given as [string, string][])}`;
}
