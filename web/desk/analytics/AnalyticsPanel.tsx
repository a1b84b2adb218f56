import { Suspense, useState, useTransition, useCallback } from "react";
import {
  exportFormats,
  timeRanges,
  usualRange,
  type ExportFormat,
  type TimeRange,
} from "../../../shared/desk/analytics/rules.ts";
import { useWords, useZone } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Button } from "../../design/controls/Button.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Menu } from "../../design/overlays/Menu.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import * as css from "./analytics.css.ts";
import { AnalyticsBody } from "./AnalyticsBody.tsx";
import { words } from "./words.desk.ts";
import { readRange, withRange } from "./range.ts";
import { saveFile } from "../../core/device/saveFile.ts";
import { fetchFile } from "../../core/http/fetchFile.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";

/**
 * Requests and money in a range of days, compared with the previous period. The range is in the
 * URL.
 */
export function AnalyticsPanel() {
  const t = useWords(words);
  const [address, setAddress] = useSearch();
  const [reading, setReading] = useState(0);
  const [isReading, startReading] = useTransition();
  const range = readRange(address);
  const timeZone = useZone();
  const { isExporting, exportAs } = useExport(range);
  const readAgain = () => startReading(() => setReading((times) => times + 1));

  const failed = () => (
    <EmptyState icon="info" title={t.empty}>
      <Button icon="refresh" variant="quiet" isPending={isReading} onPress={readAgain}>
        {t.retry}
      </Button>
    </EmptyState>
  );
  return (
    <section aria-label={t.title}>
      <Stack>
        <div className={css.tools}>
          <div className={css.range}>
            <Select
              label={t.range}
              options={timeRanges.map((id) => ({ id, label: t.ranges[id] }))}
              value={range}
              onChange={(id) =>
                setAddress((now) => withRange(now, timeRanges.find((known) => known === id) ?? usualRange))
              }
            />
          </div>
          <Cluster>
            <TextLink href="/admin/voca">{t.voca}</TextLink>
            <Button variant="quiet" icon="refresh" isPending={isReading} onPress={readAgain}>
              {t.refresh}
            </Button>
            <Menu
              label={t.export}
              icon="download"
              isDisabled={isExporting}
              actions={exportFormats.map((id) => ({
                id,
                label: t.formats[id].label,
                description: t.formats[id].text,
              }))}
              onAction={(id) => void exportAs(id)}
            >
              {t.export}
            </Menu>
          </Cluster>
        </div>
        <Boundary of={`${range} ${reading}`} failed={failed}>
          <Suspense key={range} fallback={<Loading shape="cards" />}>
            <AnalyticsBody range={range} timeZone={timeZone} fetchKey={reading} onRetry={readAgain} />
          </Suspense>
        </Boundary>
      </Stack>
    </section>
  );
}

/** Downloads an export of the range, in the time zone of the installation, which the file names. */
function useExport(range: TimeRange) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isExporting, setExporting] = useState(false);
  const exportAs = useCallback(
    async (chosen: string) => {
      const format: ExportFormat = exportFormats.find((known) => known === chosen) ?? "pdf";
      setExporting(true);
      try {
        const asked = new URLSearchParams({ timeRange: range, format });
        const { name, content } = await fetchFile(`/api/admin/analytics/export?${asked.toString()}`);
        saveFile(content, name);
        toast({ title: t.exported, description: name, tone: "positive", about: "analytics" });
      } catch (error) {
        showFailure(error, { failed: t.exportFailed }, "analytics");
      } finally {
        setExporting(false);
      }
    },
    [range, t, showFailure],
  );
  return { isExporting, exportAs };
}
