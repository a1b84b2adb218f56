import { useCallback, useState } from "react";
import { saveFile } from "../../core/device/saveFile.ts";
import { fetchFile } from "../../core/http/fetchFile.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

/** Generates the report and downloads it. */
export function useComplianceReport() {
  const t = useWords(words);
  const tellFailure = useFailureToast();
  const [isMaking, setMaking] = useState(false);
  const makeReport = useCallback(async () => {
    setMaking(true);
    try {
      const { name, content } = await fetchFile("/api/admin/compliance/report");
      saveFile(content, name);
      toast({ title: t.reported, description: name, tone: "positive", about: "compliance" });
    } catch (error) {
      tellFailure(error, { failed: t.reportFailed }, "compliance");
    } finally {
      setMaking(false);
    }
  }, [t, tellFailure]);
  return { isMaking, makeReport };
}
