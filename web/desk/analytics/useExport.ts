import { useCallback, useState } from "react";
import { exportFormats, type ExportFormat, type TimeRange } from "../../../shared/desk/analytics/rules.ts";
import { saveFile } from "../../core/device/saveFile.ts";
import { fetchFile } from "../../core/http/fetchFile.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

/** Downloads an export of the current view. */
export function useExport(range: TimeRange, timeZone: string) {
  const t = useWords(words);
  const tellFailure = useFailureToast();
  const [isExporting, setExporting] = useState(false);
  const exportAs = useCallback(
    async (chosen: string) => {
      const format: ExportFormat = exportFormats.find((known) => known === chosen) ?? "pdf";
      setExporting(true);
      try {
        const asked = new URLSearchParams({ timeRange: range, timeZone, format });
        const { name, content } = await fetchFile(`/api/admin/analytics/export?${asked.toString()}`);
        saveFile(content, name);
        toast({ title: t.exported, description: name, tone: "positive", about: "analytics" });
      } catch (error) {
        tellFailure(error, { failed: t.exportFailed }, "analytics");
      } finally {
        setExporting(false);
      }
    },
    [range, timeZone, t, tellFailure],
  );
  return { isExporting, exportAs };
}
